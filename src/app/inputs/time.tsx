import { TextInput } from '#components/text-input';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const time: FieldInput = { Input: TimeInput };

/** The browser's own control: it is typed and written as the reader's language has it. */
function TimeInput({ value, onChange, onBlur }: FieldInputProps) {
  return (
    <TextInput
      type="time"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      className="max-w-40 tabular-nums"
    />
  );
}
