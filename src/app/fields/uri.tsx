import { isSafeLink } from '#specification';
import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const uri: FieldView = {
  Display: ({ value, compact, leads }) =>
    (compact && !leads) || !isSafeLink(String(value)) ? (
      <bdi className="break-all">{String(value)}</bdi>
    ) : (
      <FieldLink href={String(value)} compact={compact}>
        {String(value)}
      </FieldLink>
    ),
};
