import { TextInput } from '#components/text-input';
import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const email: FieldView = {
  Input: ({ value, onChange, onBlur }) => (
    <TextInput
      type="email"
      autoComplete="off"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
    />
  ),
  Display: ({ value, compact }) =>
    compact ? (
      String(value)
    ) : (
      <FieldLink href={`mailto:${encodeURIComponent(String(value)).replace('%40', '@')}`}>{String(value)}</FieldLink>
    ),
};
