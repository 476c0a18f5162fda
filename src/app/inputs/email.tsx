import { TextInput } from '#components/text-input';
import type { FieldInput } from './field-input.ts';

export const email: FieldInput = {
  Input: ({ value, onChange, onBlur }) => (
    <TextInput
      type="email"
      autoComplete="off"
      value={String(value ?? '')}
      onValueChange={(typed) => onChange(typed || null)}
      onBlur={onBlur}
    />
  ),
};
