import { type IDBPDatabase, type IDBPTransaction, unwrap, wrap } from 'idb';
import { isObject } from '#specification';
import type { Layout } from './indexed-db-layout.ts';
import { replaceIn } from './indexed-db-packs.ts';
import type { HistoryEntry, Values } from './store.ts';
import { isRevision } from './stored.ts';

/**
 * How much further than the records that are left those that were removed may have counted: up to version 2 each
 * counted by itself, and drafts still know revisions of then.
 */
const farEnough = 1000;

type Upgrade = IDBPTransaction<Layout, ('packs' | 'counters')[], 'versionchange'>;

/** Brings a database of any earlier version to the layout. */
export async function migrate(database: IDBPDatabase<Layout>, from: number, transaction: Upgrade): Promise<void> {
  database.createObjectStore('packs', { keyPath: ['entity', 'pack'] });
  if (from < 3) database.createObjectStore('counters');
  if (from < 1) return;
  const old = wrap(unwrap(transaction)).objectStore('records');
  const all: unknown[] = await old.getAll();
  const kept = from < 3 ? await counting(database, transaction, all) : all;
  const byEntity = Map.groupBy(kept, (record) => (isObject(record) ? String(record.entity) : ''));
  for (const [entity, records] of byEntity)
    await replaceIn(transaction.objectStore('packs'), entity, records.map(withoutEntity));
  wrap(unwrap(database)).deleteObjectStore('records');
}

/** A pack says whose records it has. */
function withoutEntity(record: unknown): unknown {
  if (!isObject(record)) return record;
  const { entity: _, ...rest } = record;
  return rest;
}

/** Up to version 2 nobody counted, and changes did not say what they came to. */
async function counting(
  database: IDBPDatabase<Layout>,
  transaction: Upgrade,
  records: readonly unknown[],
): Promise<unknown[]> {
  const counters = transaction.objectStore('counters');
  const touched = new Set(await marksOf(database, transaction));
  let last = 0;
  const counted = records.map((value) => {
    if (!isObject(value)) return value;
    touched.add(String(value.entity));
    // What is damaged stays as it is: it is passed over, but not lost.
    if (!isObject(value.values)) return value;
    const revision = isRevision(value.revision) ? value.revision : 1;
    const changes = Array.isArray(value.changes) ? withAfter(value.values, value.changes) : [];
    last = Math.max(last, revision);
    return { ...value, revision, changes };
  });
  await Promise.all([
    counters.put(last + farEnough, ['floor']),
    ...[...touched].map((entity) => counters.put(1, ['entity', entity])),
  ]);
  return counted;
}

/** The entities that version 2 had marked as touched. Takes away what only earlier versions need. */
async function marksOf(database: IDBPDatabase<Layout>, transaction: Upgrade): Promise<string[]> {
  const old = wrap(unwrap(database));
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
