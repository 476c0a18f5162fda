import type { Field, Path } from '#specification';

/** What a path is filtered by: of a list what its entries are, because any of them may fit. */
export function fieldOf({ field }: Path): Field {
  return field.items ?? field;
}
