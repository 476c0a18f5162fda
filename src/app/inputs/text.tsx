import { Swatch } from '#app/fields';
import { TextInput } from '#components/text-input';
import type { FieldInput } from './field-input.ts';

/** What a browser is told of a text that is typed, by its format. */
const types: Readonly<Record<string, string>> = { phone: 'tel' };

export const text: FieldInput = {
  Input: ({ field, value, onChange, onBlur }) => (
    <TextInput
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
      type={types[field.format ?? ''] ?? 'text'}
      prefix={field.format === 'color' && value ? <Swatch color={String(value)} /> : undefined}
      suffix={field.unit}
    />
  ),
};
