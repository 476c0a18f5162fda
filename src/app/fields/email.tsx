import { FieldLink } from './field-link.tsx';
import type { FieldView } from './field-view.ts';

export const email: FieldView = {
  Display: ({ value, compact }) =>
    compact ? (
      <bdi>{String(value)}</bdi>
    ) : (
      <FieldLink href={`mailto:${encodeURIComponent(String(value)).replace('%40', '@')}`}>{String(value)}</FieldLink>
    ),
};
