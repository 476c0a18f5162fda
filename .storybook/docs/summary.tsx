import { Badge } from '#components/badge';
import sizes from '../../docs/sizes.json';

const tones = { stable: 'positive', experimental: 'caution', deprecated: 'critical' } as const;

interface SummaryProps {
  folder: string;
  status?: keyof typeof tones | undefined;
  since: string;
}

/** How it is imported, what it weighs, how far it can be relied on, and since when it is there. */
export function Summary({ folder, status = 'stable', since }: SummaryProps) {
  const size = (sizes as Record<string, { first: number; later: number }>)[folder];
  return (
    <div className="my-4 flex flex-wrap items-center gap-3 text-sm text-ink">
      <code className="annotation rounded-control border border-line bg-sunken px-2 py-1">ninefold/{folder}</code>
      {size && (
        <span>
          {size.first.toFixed(1)} kB{size.later > 0 && `, and ${size.later.toFixed(1)} kB when it is opened`}
        </span>
      )}
      <Badge tone={tones[status]}>{status}</Badge>
      <span className="text-muted">since {since}</span>
    </div>
  );
}
