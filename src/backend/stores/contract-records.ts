import type { NewRecord, Store, StoredRecord, Values, Write } from './store.ts';

/** A new, empty store; the second connection to its records is the same one where a store has only one. */
export type Open = () => { store: Store; other: Store };

/** A record without history. */
export function record(key: string, values: Values = {}): NewRecord {
  return { key, values, changes: [] };
}

/** The write that makes a record. */
export function make(entity: string, key: string, values: Values = {}): Write {
  return { entity, record: record(key, values), expected: 0 };
}

/** Makes records that have to succeed. */
export async function made(store: Store, entity: string, records: Record<string, Values>): Promise<StoredRecord[]> {
  const written = await store.write(Object.entries(records).map(([key, values]) => make(entity, key, values)));
  if (!written.ok) throw new Error(`${entity} could not be made`);
  return written.records;
}

/** The keys of what was found. */
export function keysOf(records: Iterable<{ key: string }>): string[] {
  return [...records].map(({ key }) => key);
}
