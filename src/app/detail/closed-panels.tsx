import { Lock } from 'lucide-react';
import { useClosedWords } from '#app/search';
import { Card } from '#components/card';
import type { Entity, Related } from '#specification';
import { relatedTitle } from './related-records.tsx';

/** In place of records that who looks may not look through: whose they are, once for all that are closed the same way. */
export function ClosedPanels({ related, of }: { related: readonly Related[]; of: Entity }) {
  const wordsFor = useClosedWords();
  const alike = Map.groupBy(related, ({ entity }) => wordsFor(entity));
  return [...alike].map(([words, panels]) => (
    <Card key={words} title={panels.map((panel) => relatedTitle(panel, of)).join(' · ')}>
      <p className="flex items-baseline gap-2 text-sm text-muted">
        <Lock aria-hidden className="size-4 shrink-0 self-center" />
        <span className="min-w-0">{words}</span>
      </p>
    </Card>
  ));
}
