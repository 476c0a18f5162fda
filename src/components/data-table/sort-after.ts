import { parseSortKey } from './sort-key.ts';

/**
 * The order after a heading was pressed: it sorts, then turns round, then leaves the order as it is without it; as a further key it
 * leaves the others as they are.
 */
export function sortAfter(sort: readonly string[], id: string, isFurther: boolean): string[] {
  const place = sort.findIndex((key) => parseSortKey(key).id === id);
  const next = place < 0 ? [id] : sort[place] === id ? [`-${id}`] : [];
  if (!isFurther) return next;
  return place < 0 ? [...sort, ...next] : sort.toSpliced(place, 1, ...next);
}
