import type { Figure } from '#client';
import type { Widget } from '#specification';

type Buckets = Extract<Figure, { buckets: unknown }>['buckets'];

/** More bars than these say less than fewer. */
const most = 12;

interface InOrder {
  shown: Buckets;
  /** How many are left out, and what they come to; no amount where that cannot be said. */
  others?: { count: number; value: number | undefined };
}

/** Values in the order that the document states, else the greatest first; of many the last ones together. No answer comes last. */
export function inOrder({ by, facts }: Widget, buckets: Buckets): InOrder {
  const field = by && (by.field.items ?? by.field);
  if (field && (field.isState || field.choices.length > 0)) return { shown: buckets };
  const without = buckets.filter(({ key }) => key === null);
  const sorted = buckets.filter(({ key }) => key !== null).toSorted((one, other) => other.value - one.value);
  if (sorted.length <= most) return { shown: [...sorted, ...without] };
  const others = sorted.slice(most - 1);
  // What is in several groups would be counted several times.
  const isSum =
    !by?.field.items && facts.aggregate !== 'average' && facts.aggregate !== 'min' && facts.aggregate !== 'max';
  const value = isSum ? others.reduce((sum, bucket) => sum + bucket.value, 0) : undefined;
  return { shown: [...sorted.slice(0, most - 1), ...without], others: { count: others.length, value } };
}
