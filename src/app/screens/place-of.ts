import type { Expression, Screen } from '#specification';

interface ListOrView {
  list: Screen;
  /** Undefined where it is the list itself. */
  view?: Screen['views'][number] | undefined;
}

/** Where the records of a condition stand together: in a list of these alone, else in a view of a list of all. */
export function placeOf(lists: readonly Screen[], where: Expression | undefined): ListOrView | undefined {
  const isOfThese = (place: Pick<Screen, 'where'>) => place.where?.source === where?.source;
  const own = lists.find(isOfThese);
  if (own) return { list: own };
  const list = lists.find((one) => !one.where && one.views.some(isOfThese));
  return list && { list, view: list.views.find(isOfThese) };
}
