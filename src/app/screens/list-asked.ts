import { formatSortKey, type ListQuery, parseSortKey, type Screen } from '#specification';

/** Without what the screen does not have: anyone writes an address. */
export function knownTo({ entity, views }: Screen, query: ListQuery): ListQuery {
  const isPath = (written: string) => entity?.pathTo(written) !== undefined;
  return {
    ...query,
    filters: new Map([...query.filters].filter(([path]) => isPath(path))),
    sort: query.sort.filter((path) => isPath(path) || isPath(parseSortKey(path).name)),
    view: views.some(({ name }) => name === query.view) ? query.view : '',
  };
}

/** What a list is sorted by: what is asked for, else as the screen states it. */
export function sortedBy({ sort }: Screen, asked: ListQuery): readonly string[] {
  if (asked.sort.length > 0) return asked.sort;
  return sort.map(({ path: { name }, isDescending }) => formatSortKey({ name, isDescending }));
}
