import { Badge } from '#components/badge';
import sizes from '../../docs/sizes.json';

/** How it is imported, what it weighs, and since when it is there. */
export function Summary({ folder, since }: { folder: string; since: string }) {
  const size = (sizes as Record<string, { first: number; later: number }>)[folder];
  return (
    <div className="my-4 flex flex-wrap items-center gap-3 text-sm text-ink">
      <code className="annotation rounded-control border border-line bg-sunken px-2 py-1">ninefold/{folder}</code>
      {size && (
        <span>
          {size.first.toFixed(1)} kB{size.later > 0 && `, and ${size.later.toFixed(1)} kB when it is opened`}
        </span>
      )}
      <Badge tone="info">since {since}</Badge>
    </div>
  );
}
