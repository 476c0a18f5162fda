import { isSafeLink } from '#specification';
import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const uri: FieldView = {
  Display: ({ value, compact }) =>
    compact || !isSafeLink(String(value)) ? (
      <bdi className="break-all">{String(value)}</bdi>
    ) : (
      <FieldLink href={String(value)}>{String(value)}</FieldLink>
    ),
};
