import { TextInput } from '#components/text-input';
import type { FieldView } from './field-view.ts';

export const text: FieldView = {
  Input: ({ field, value, onChange, onBlur }) => (
    <TextInput
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      type={field.format === 'phone' ? 'tel' : 'text'}
      suffix={field.unit ?? undefined}
    />
  ),
  Display: ({ value }) => <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</bdi>,
};
