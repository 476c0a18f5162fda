import { Textarea } from '#components/textarea';
import type { FieldView } from './field-view.ts';

export const multiline: FieldView = {
  Input: ({ field, value, onChange, onBlur }) => (
    <Textarea
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      longest={field.limit('maxLength')}
    />
  ),
  Display: ({ value, compact }) => <bdi className={compact ? '' : 'whitespace-pre-line'}>{String(value)}</bdi>,
};
