/** The order after a heading was pressed: it sorts, or turns round; as a further key it leaves the others as they are. */
export function sortAfter(sort: readonly string[], id: string, isFurther: boolean): string[] {
  const place = sort.findIndex((key) => key.replace(/^-/, '') === id);
  const key = sort[place] === id ? `-${id}` : id;
  if (!isFurther) return [key];
  return place >= 0 ? sort.with(place, key) : [...sort, key];
}
