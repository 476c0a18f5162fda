import { Suspense } from 'react';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { Markdown } from './markdown.ts';

export const multiline: FieldView = { Display: MultilineDisplay };

/** So much of a long text is shown among others: it is whole on the page of its record. */
const mostCompact = 240;

/** So much of it is read for that: marks take room as well. */
const mostRead = 4000;

function MultilineDisplay({ field, value, compact = false }: FieldDisplayProps) {
  const text = String(value);
  const shown = compact && text.length > mostCompact ? `${text.slice(0, mostCompact).toWellFormed()}…` : text;
  const asTyped = <bdi className={compact ? '' : 'block w-fit whitespace-pre-line'}>{shown}</bdi>;
  if (field.format !== 'markdown') return asTyped;
  return (
    <Suspense fallback={<span aria-busy>{asTyped}</span>}>
      <Markdown text={compact ? text.slice(0, mostRead).toWellFormed() : text} compact={compact} />
    </Suspense>
  );
}
