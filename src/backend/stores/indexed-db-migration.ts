import { type IDBPDatabase, type IDBPTransaction, unwrap, wrap } from 'idb';
import type { Layout } from './indexed-db-layout.ts';
import type { HistoryEntry, Values } from './store.ts';
import { isObject, isRevision } from './stored.ts';

/**
 * How much further than the records that are left those that were removed may have counted: up to version 2 each
 * counted by itself, and drafts still know revisions of then.
 */
const farEnough = 1000;

/** Brings a database of any earlier version to the layout. */
export async function migrate(
  database: IDBPDatabase<Layout>,
  from: number,
  transaction: IDBPTransaction<Layout, ('records' | 'counters')[], 'versionchange'>,
): Promise<void> {
  const counters = database.createObjectStore('counters');
  if (from < 1) {
    database.createObjectStore('records', { keyPath: ['entity', 'key'] });
    return;
  }
  const touched = new Set(await marksOf(database, transaction));
  const records = transaction.objectStore('records');
  let last = 0;
  for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
    const { value } = cursor;
    touched.add(value.entity);
    // What is damaged stays as it is: it is passed over, but not lost.
    if (!isObject(value.values)) continue;
    const revision = isRevision(value.revision) ? value.revision : 1;
    const changes = Array.isArray(value.changes) ? withAfter(value.values, value.changes) : [];
    last = Math.max(last, revision);
    await cursor.update({ ...value, revision, changes });
  }
  await Promise.all([
    counters.put(last + farEnough, ['floor']),
    ...[...touched].map((entity) => counters.put(1, ['entity', entity])),
  ]);
}

/** The entities that version 2 had marked as touched. Takes away what only earlier versions need. */
async function marksOf(
  database: IDBPDatabase<Layout>,
  transaction: IDBPTransaction<Layout, ('records' | 'counters')[], 'versionchange'>,
): Promise<string[]> {
  const old = wrap(unwrap(database));
  const records = unwrap(transaction).objectStore('records');
  if (records.indexNames.contains('entity')) records.deleteIndex('entity');
  if (!old.objectStoreNames.contains('marks')) return [];
  const marks = await wrap(unwrap(transaction)).objectStore('marks').getAllKeys();
  old.deleteObjectStore('marks');
  return marks.map(String);
}

/** What a change came to is what the next newer one began with, or what is there now. */
function withAfter(values: Values, changes: HistoryEntry[]): HistoryEntry[] {
  let later = values;
  return changes.map((change) => {
    if (!isObject(change) || !isObject(change.before)) return change;
    const names = Object.keys(change.before).filter((name) => Object.hasOwn(later, name));
    const after = Object.fromEntries(names.map((name) => [name, later[name]]));
    later = { ...later, ...change.before };
    return { ...change, after };
  });
}
