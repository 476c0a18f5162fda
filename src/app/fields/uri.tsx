import { Link } from '#components/link';
import { TextInput } from '#components/text-input';
import { isSafeLink } from '#specification';
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
      <bdi className="break-all">{String(value)}</bdi>
    ) : (
      <Link href={String(value)}>{String(value)}</Link>
    ),
};
