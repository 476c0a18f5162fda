import type { Counts } from '../summary.ts';

const parts = [
  ['proven', 'bg-ink'],
  ['contradicted', 'bg-critical'],
  ['untried', 'bg-caution'],
  ['open', 'hatch'],
] as const;

/** How much is proven: a solid line, as far as it goes; what is left open is hatched. */
export function Bar({ counts, isLarge = false }: { counts: Counts; isLarge?: boolean }) {
  const shown = parts.filter(([verdict]) => counts[verdict] > 0);
  if (shown.length === 0) return <span />;
  return (
    <span aria-hidden className={`flex overflow-hidden rounded-control border border-line ${isLarge ? 'h-3' : 'h-2'}`}>
      {shown.map(([verdict, look]) => (
        <span key={verdict} className={look} style={{ flexGrow: counts[verdict], minWidth: '0.375rem' }} />
      ))}
    </span>
  );
}
