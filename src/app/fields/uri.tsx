import { TextInput } from '#components/text-input';
import { isSafeLink } from '#specification';
import { FieldLink } from './field-link.tsx';
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
      <FieldLink href={String(value)}>{String(value)}</FieldLink>
    ),
};
