import { isSafeLink } from '#specification';
import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const uri: FieldView = {
  Display: ({ value, compact, leads }) =>
    leads && isSafeLink(String(value)) ? (
      <FieldLink href={String(value)} compact={compact}>
        {String(value)}
      </FieldLink>
    ) : (
      <bdi className="break-all">{String(value)}</bdi>
    ),
};
