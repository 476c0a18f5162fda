import { Link } from '#components/link';
import { TextInput } from '#components/text-input';
import { isSafeLink } from '#spec';
import type { FieldView } from './field-view.ts';

export const uri: FieldView = {
  Input: ({ value, onChange, onBlur }) => (
    <TextInput
      type="url"
      autoComplete="off"
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value || null)}
      onBlur={onBlur}
    />
  ),
  Display: ({ value, compact }) =>
    compact || !isSafeLink(String(value)) ? (
      <span className="break-all">{String(value)}</span>
    ) : (
      <Link href={String(value)}>{String(value)}</Link>
    ),
};
