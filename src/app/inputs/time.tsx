import { TextInput } from '#components/text-input';
import { boundAs, type Field } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const time: FieldInput = { Input: TimeInput };

/** The browser's own control: it is typed and written as the reader's language has it. */
function TimeInput({ field, value, onChange, onBlur }: FieldInputProps) {
  return (
    <TextInput
      type="time"
      min={boundOf(field, 'minimum')}
      max={boundOf(field, 'maximum')}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      className="max-w-40 tabular-nums"
    />
  );
}

/** What the control offers; whatever else is typed, the form says what is wrong with it. */
function boundOf(field: Field, name: 'minimum' | 'maximum'): string | undefined {
  const bound = field.limit(name);
  return bound === undefined ? undefined : String(boundAs('time', bound));
}
