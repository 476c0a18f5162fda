import { Link } from '#components/link';
import { TextInput } from '#components/text-input';
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
      <Link
        className="inline-flex min-h-6 items-center"
        href={`mailto:${encodeURIComponent(String(value)).replace('%40', '@')}`}
      >
        {String(value)}
      </Link>
    ),
};
