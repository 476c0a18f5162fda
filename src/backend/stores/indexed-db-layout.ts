import type { DBSchema, IDBPTransaction } from 'idb';

/** How records lie in the browser. */
export interface Layout extends DBSchema {
  /** The records of an entity, many together. */
  packs: { key: [entity: string, pack: number]; value: { entity: string; pack: number; items: unknown[] } };
  /**
   * How often each entity was written to, the last number of each sequence, the last revision of each record that was
   * removed, and the one that every new record goes on from.
   */
  counters: {
    key: ['entity', string] | ['sequence', string] | ['removed', entity: string, key: string] | ['floor'];
    value: number;
  };
}

/**
 * Of the layout above. Version 1 had no revisions and no history, version 2 no counters and no `after` in changes, version 3
 * each record by itself.
 */
export const version = 4;

/** A transaction over all that is kept: what it reads belongs together. */
export type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Layout, ['packs', 'counters'], Mode>;

/** All packs of an entity. */
export const rangeOf = (entity: string) => IDBKeyRange.bound([entity], [entity, []]);

/** What a counter has come to; 0 where it never counted. */
export async function counted(
  transaction: Transaction<'readonly'> | Transaction<'readwrite'>,
  counter: Layout['counters']['key'],
): Promise<number> {
  return (await transaction.objectStore('counters').get(counter)) ?? 0;
}

/** Takes back what a transaction did, if it did not end by itself. */
export function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // It did.
  }
}
