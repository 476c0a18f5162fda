import type { Counts } from '../summary.ts';

const parts = [
  ['proven', 'bg-ink'],
  ['contradicted', 'bg-critical'],
  ['untried', 'bg-caution'],
  ['open', 'hatch'],
] as const;

/** How much of a chapter is proven: a solid line, as far as it goes; what is left open is hatched. */
export function Bar({ counts }: { counts: Counts }) {
  const all = counts.proven + counts.contradicted + counts.untried + counts.open;
  if (all === 0) return <span />;
  return (
    <span aria-hidden className="flex h-2 overflow-hidden rounded-control border border-line">
      {parts.map(([verdict, look]) =>
        counts[verdict] === 0 ? null : (
          <span key={verdict} className={look} style={{ flexGrow: counts[verdict], minWidth: '0.375rem' }} />
        ),
      )}
    </span>
  );
}
