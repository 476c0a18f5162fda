import { Textarea } from '#components/textarea';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { MarkdownInput } from './markdown-input.tsx';

export const multiline: FieldInput = { Input: MultilineInput };

function MultilineInput(props: FieldInputProps) {
  const { field, value, onChange, onBlur } = props;
  if (field.format === 'markdown') return <MarkdownInput {...props} />;
  return (
    <Textarea
      value={String(value ?? '')}
      onValueChange={(typed) => onChange(typed || null)}
      onBlur={onBlur}
      longest={field.limit('maxLength')}
    />
  );
}
