import { Suspense } from 'react';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { Markdown } from './markdown.ts';

export const multiline: FieldView = { Display: MultilineDisplay };

function MultilineDisplay({ field, value, compact = false }: FieldDisplayProps) {
  const asTyped = <bdi className={compact ? '' : 'block w-fit whitespace-pre-line'}>{String(value)}</bdi>;
  if (field.format !== 'markdown') return asTyped;
  return (
    <Suspense fallback={<span aria-busy>{asTyped}</span>}>
      <Markdown text={String(value)} compact={compact} />
    </Suspense>
  );
}
