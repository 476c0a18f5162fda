import type { Field, Filter } from '#specification';

/** Whether a range ends before it begins: nothing can lie in it. */
export function isBackwards(field: Field, filter: Filter | undefined): boolean {
  if (!filter || !('from' in filter) || filter.from === '' || filter.to === '' || filter.not) return false;
  // Moments are filtered by days.
  const rank = (end: string) => (field.kindName === 'dateTime' ? end : field.kind.rank(field, end));
  return rank(filter.from) > rank(filter.to);
}
