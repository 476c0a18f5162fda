/** So many places there are at most, so that no number moves under the pointer while one turns pages. */
const places = 7;

/**
 * The pages that are offered around one: the first, its neighbours, the last; `undefined` where some are left out.
 * @param pages all there are, or as many as are known
 */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= places) return span(1, pages);
  if (page < places - 2) return [...span(1, places - 2), undefined, pages];
  if (page > pages - places + 3) return [1, undefined, ...span(pages - places + 3, pages)];
  return [1, undefined, ...span(page - 1, page + 1), undefined, pages];
}
