import { Star } from 'lucide-react';
import { assumedStars, type Field } from '#specification';

/** More stars than this are counted rather than seen. */
const most = 10;

/** How many stars a rating has; undefined where it is a plain number. */
export function starsOf(field: Field): number | undefined {
  const greatest = field.limit('maximum') ?? assumedStars;
  const isFew = greatest >= 1 && greatest <= most && Number.isInteger(greatest);
  return field.format === 'rating' && isFew ? greatest : undefined;
}

/** As many stars as there are, so many of them full. What they say stands beside them as text. */
export function Stars({ full, of }: { full: number; of: number }) {
  return (
    <span aria-hidden className="inline-flex self-center text-accent">
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Star key={place} className={place < Math.round(full) ? 'size-4 fill-current' : 'size-4 text-muted'} />
      ))}
    </span>
  );
}
