import { Textarea } from '#components/textarea';
import type { FieldInput } from './field-input.ts';

export const multiline: FieldInput = {
  Input: ({ field, value, onChange, onBlur }) => (
    <Textarea
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      longest={field.limit('maxLength')}
    />
  ),
};
