import { DateInput } from '#components/date-input';
import type { FieldInput } from './field-input.ts';

export const date: FieldInput = {
  Input: ({ value, onChange, onBlur }) => (
    <DateInput
      value={typeof value === 'string' ? value : null}
      onValueChange={(_, typed) => onChange(typed)}
      onBlur={onBlur}
      className="max-w-56"
    />
  ),
};
