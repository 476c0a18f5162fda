import { haveAll } from '#specification';
import { copyOf } from './copy.ts';
import type { Find, Found, StoredRecord } from './store.ts';

/** The records of an entity, by key. */
export type Table = Map<string, StoredRecord>;

type Order = (a: StoredRecord, b: StoredRecord) => number;

/** Looks through the records of an entity. Only what is handed out is copied. */
export function findIn(
  table: Table,
  { equals, where, order, offset = 0, limit = Number.POSITIVE_INFINITY, total }: Find = {},
): Found {
  const matches: StoredRecord[] = [];
  for (const record of table.values())
    if ((!equals || haveAll(record.values, equals)) && (!where || where(record))) matches.push(record);
  const ordered: Order = order ? (a, b) => order(a, b) || byKey(a, b) : byKey;
  const records = firstOf(matches, offset + limit, ordered)
    .slice(offset)
    .map(copyOf);
  return total ? { records, total: matches.length } : { records };
}

/** The records of some keys. */
export function manyIn(table: Table, keys: Iterable<string>): Table {
  const found: Table = new Map();
  for (const key of keys) {
    const record = table.get(key);
    if (record) found.set(key, copyOf(record));
  }
  return found;
}

const byKey: Order = (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

/** The first so many: a page of a hundred thousand records does not need all of them sorted. */
function firstOf(records: readonly StoredRecord[], count: number, order: Order): StoredRecord[] {
  const kept: StoredRecord[] = [];
  let last: StoredRecord | undefined;
  for (const record of records) {
    if (last && order(record, last) >= 0) continue;
    kept.push(record);
    if (kept.length < 2 * count) continue;
    kept.sort(order).length = count;
    last = kept.at(-1);
  }
  return kept.sort(order).slice(0, count);
}
