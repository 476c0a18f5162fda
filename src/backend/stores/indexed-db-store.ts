import { copyOf } from './copy.ts';
import { connectionTo } from './indexed-db-connection.ts';
import { createCopies } from './indexed-db-copies.ts';
import { abort, counted, type Transaction } from './indexed-db-layout.ts';
import { newsOf } from './indexed-db-news.ts';
import { firstUnexpectedIn, isUntouchedIn, replace, write } from './indexed-db-writing.ts';
import type { Reads, Store } from './store.ts';
import { storeErrorOf } from './store-error.ts';
import { recordOf } from './stored.ts';
import { findIn, manyIn } from './table.ts';

/** Keeps records in this browser, a database for each name. Databases of an earlier layout are brought up to date. */
export function indexedDbStore(name: string): Required<Store> {
  const copies = createCopies();
  const connection = connectionTo(name, copies.clear);
  const news = newsOf(name, copies.apply);

  /** Does some work in a transaction: all of it, or, where anything fails, none. */
  async function inside<Mode extends 'readonly' | 'readwrite', T>(
    mode: Mode,
    work: (transaction: Transaction<Mode>) => Promise<T>,
  ): Promise<T> {
    news.open();
    const transaction = await connection.transaction(mode);
    try {
      const result = await work(transaction);
      if (mode === 'readwrite') await transaction.done;
      return result;
    } catch (error) {
      const cause = transaction.error ?? error;
      abort(transaction);
      throw storeErrorOf(cause);
    }
  }

  const readsIn = (transaction: Transaction<'readonly'> | Transaction<'readwrite'>): Reads => ({
    get: async (entity, key) => recordOf(await transaction.objectStore('records').get([entity, key])),
    getMany: async (entity, keys) => manyIn(await copies.of(transaction, entity), keys),
    find: async (entity, find) => findIn(await copies.of(transaction, entity), find),
  });

  return {
    get: (entity, key) => inside('readonly', (transaction) => readsIn(transaction).get(entity, key)),
    getMany: (entity, keys) => inside('readonly', (transaction) => readsIn(transaction).getMany(entity, keys)),
    find: (entity, find) => inside('readonly', (transaction) => readsIn(transaction).find(entity, find)),
    write: async (writes, check) => {
      const own = structuredClone(writes);
      const written = await inside('readwrite', async (transaction) => {
        const at = await firstUnexpectedIn(transaction, own);
        if (at >= 0) return { ok: false as const, at };
        const refused = await check?.(readsIn(transaction));
        if (refused !== undefined) return { ok: false as const, refused };
        return { ok: true as const, ...(await write(transaction, own)) };
      });
      if (!written.ok) return written;
      written.entries.forEach(copies.apply);
      news.tell(written.entries);
      return { ok: true, records: written.plan.records.map(copyOf) };
    },
    next: (sequence, above = 0) =>
      inside('readwrite', async (transaction) => {
        const number = Math.max(await counted(transaction, ['sequence', sequence]), above) + 1;
        await transaction.objectStore('counters').put(number, ['sequence', sequence]);
        return number;
      }),
    isUntouched: (entity) => inside('readonly', (transaction) => isUntouchedIn(transaction, entity)),
    fill: async (records, { onlyUntouched = false } = {}) => {
      const own = structuredClone(records);
      const entries = await inside('readwrite', async (transaction) => {
        const replaced = [];
        for (const [entity, list] of Object.entries(own)) {
          if (onlyUntouched && !(await isUntouchedIn(transaction, entity))) continue;
          replaced.push(await replace(transaction, entity, list));
        }
        return replaced;
      });
      if (entries.length > 0) news.tell(entries);
    },
    subscribe: news.listen,
    close: () => {
      connection.close();
      news.close();
    },
  };
}
