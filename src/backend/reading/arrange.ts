import {
  assumedSearch,
  type Entity,
  folded,
  type ListQuery,
  type Path,
  parseSortKey,
  type Screen,
  type Sort,
  scopeOf,
  type Values,
  wordsOf,
} from '#specification';
import type { Exchange } from '../exchange.ts';
import type { Find, StoredRecord } from '../stores/index.ts';
import { fitsFilter, rankOf } from './match.ts';

/** What a list asks a store for: which records, in which order. */
export interface Arrangement extends Pick<Find, 'where' | 'order'> {
  /** The answers of a record that was found. */
  valuesOf: (record: StoredRecord) => Values;
}

/** Turns a query into what a store is asked, limited to what the asker may list and see. */
export function arrange(exchange: Exchange, screen: Screen | undefined, query: ListQuery): Arrangement {
  const { entity, product, lookup } = exchange;
  const known = new Map<StoredRecord, Values>();
  const valuesOf = (record: StoredRecord) => {
    const values = known.get(record) ?? lookup.valuesOf(entity, record, true);
    known.set(record, values);
    return values;
  };
  const fits = conditionOf(exchange, screen, query);
  return {
    valuesOf,
    // Where everybody may see all of it, and nothing is asked for, none is looked at.
    ...(product.access.isOpen && !fits
      ? {}
      : {
          where: (record: StoredRecord) => {
            const values = valuesOf(record);
            const mayList = product.access.decide('list', entity, lookup.truth, values).answer === true;
            return mayList && (fits?.(values) ?? true);
          },
        }),
    order: orderOf(exchange, sortOf(entity, screen, query), valuesOf, query.search),
  };
}

/** Whether a record fits what is asked for; undefined where nothing is. */
function conditionOf({ entity, lookup }: Exchange, screen: Screen | undefined, query: ListQuery) {
  const view = screen?.views.find(({ name }) => name === query.view);
  const conditions = [screen?.where, view?.where].filter((where) => where !== undefined);
  const words = folded(query.search).split(/\s+/).filter(Boolean);
  const searched = screen?.search ?? assumedSearch(entity);
  const filters = [...query.filters].map(([written, filter]) => ({ path: entity.pathTo(written), filter }));
  if (conditions.length === 0 && filters.length === 0 && words.length === 0) return undefined;
  return (values: Values): boolean => {
    if (!conditions.every((where) => where.test(scopeOf(entity, values, lookup.seen)) === true)) return false;
    if (!filters.every(({ path, filter }) => path && fitsFilter(path, filter, values, lookup.seen))) return false;
    if (words.length === 0) return true;
    const text = searched.map((path) => wordsOf(path.field, path.read(values, lookup.seen), lookup.seen)).join('\n');
    const said = folded(text);
    return words.every((word) => said.includes(word));
  };
}

/** By more fields nobody sorts. */
const mostSorts = 8;

/** As it is asked for, else as the screen states. */
function sortOf(entity: Entity, screen: Screen | undefined, { sort }: ListQuery): readonly Sort[] {
  if (sort.length === 0) return screen?.sort ?? [];
  const sorts = sort.map(parseSortKey).flatMap(({ name, isDescending }): Sort[] => {
    const path = entity.pathTo(name);
    return path ? [{ path, isDescending }] : [];
  });
  return sorts.slice(0, mostSorts);
}

/**
 * Nothing comes last, whichever way a list is sorted; what is equal, by its key. Of what is searched and sorted by nothing, what is
 * called so comes first.
 */
function orderOf(
  { entity, lookup, product }: Exchange,
  sort: readonly Sort[],
  valuesOf: (record: StoredRecord) => Values,
  search: string,
): (a: StoredRecord, b: StoredRecord) => number {
  const collator = new Intl.Collator(product.locales[0], { numeric: true });
  const ranks = sort.map(() => new Map<StoredRecord, number | string | undefined>());
  const rank = (index: number, path: Path, record: StoredRecord) => {
    const known = ranks[index];
    if (known?.has(record)) return known.get(record);
    const found = rankOf(path, valuesOf(record), lookup.seen);
    known?.set(record, found);
    return found;
  };
  const phrase = sort.length === 0 ? folded(search).trim() : '';
  const distances = new Map<StoredRecord, number>();
  const distance = (record: StoredRecord): number => {
    if (phrase === '') return 0;
    const known = distances.get(record) ?? distanceFrom(phrase, entity.displayOf(valuesOf(record), lookup.seen));
    distances.set(record, known);
    return known;
  };
  return (a, b) => {
    const nearer = distance(a) - distance(b);
    if (nearer !== 0) return nearer;
    for (const [index, { path, isDescending }] of sort.entries()) {
      const [left, right] = [rank(index, path, a), rank(index, path, b)];
      if (left === undefined || right === undefined) {
        if (left !== right) return left === undefined ? 1 : -1;
        continue;
      }
      const order =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : collator.compare(String(left), String(right));
      if (order !== 0) return isDescending ? -order : order;
    }
    return collator.compare(a.key, b.key);
  };
}

/** How far a name is from what is looked for: it is that, begins with it, has a word that does, has it in it, or is found by something else. */
function distanceFrom(phrase: string, name = ''): number {
  const called = folded(name);
  if (called === phrase) return 0;
  if (called.startsWith(phrase)) return 1;
  if (` ${called}`.includes(` ${phrase}`)) return 2;
  return called.includes(phrase) ? 3 : 4;
}
