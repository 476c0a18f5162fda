import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const email: FieldView = {
  Display: ({ value, compact, leads }) =>
    leads ? (
      <FieldLink href={`mailto:${encodeURIComponent(String(value)).replace('%40', '@')}`} compact={compact}>
        {String(value)}
      </FieldLink>
    ) : (
      <bdi>{String(value)}</bdi>
    ),
};
