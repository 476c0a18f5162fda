import { Suspense } from 'react';
import { lazily } from '#app/lazily';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

const Markdown = lazily(() => import('#app/prose'), 'Markdown');

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
