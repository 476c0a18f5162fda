import { RadioGroup } from '#components/radio-group';
import { Select } from '#components/select';
import { type Field, isEmpty } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const choice: FieldInput = {
  Input: ChoiceInput,
  isGroup: areFew,
};

/** One of up to three must be chosen: all are in sight. */
function areFew(field: Field): boolean {
  return field.isRequired && field.choices.length <= 3;
}

function ChoiceInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const options = field.choices.map((option) => ({ value: String(option.value), label: option.title }));
  const chosen = isEmpty(value) ? null : String(value);
  const choose = (next: string | null) =>
    onChange(field.choices.find((option) => String(option.value) === next)?.value ?? next);
  if (areFew(field)) return <RadioGroup value={chosen} onValueChange={choose} onBlur={onBlur} options={options} />;
  return (
    <Select
      value={chosen}
      onValueChange={choose}
      onBlur={onBlur}
      options={options}
      emptyLabel={field.isRequired ? undefined : '—'}
    />
  );
}
