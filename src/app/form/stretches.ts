/** So many fields are laid out together; a form of no more than two stretches is laid out as a whole. */
const longest = 20;

/**
 * The fields of a long form in stretches, so that only what is seen is laid out and painted. Made of all fields, shown or not:
 * one that comes or goes moves no other from its stretch.
 */
export function stretchesOf<Item>(items: readonly Item[]): (readonly Item[])[] {
  if (items.length <= 2 * longest) return [items];
  return Array.from({ length: Math.ceil(items.length / longest) }, (_, index) =>
    items.slice(index * longest, (index + 1) * longest),
  );
}
