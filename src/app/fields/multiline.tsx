import { useSpecification } from '#app/product';
import { Textarea } from '#components/textarea';
import { limitOf } from '#spec';
import type { FieldInputProps, FieldView } from './field-view.ts';

export const multiline: FieldView = {
  Input: MultilineInput,
  Display: ({ value, compact }) => <bdi className={compact ? '' : 'whitespace-pre-line'}>{String(value)}</bdi>,
};

function MultilineInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const specification = useSpecification();
  return (
    <Textarea
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      longest={limitOf(specification, field.maxLength)}
    />
  );
}
