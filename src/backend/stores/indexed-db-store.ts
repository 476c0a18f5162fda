import { copyOf } from './copy.ts';
import { connectionTo } from './indexed-db-connection.ts';
import { createCopies } from './indexed-db-copies.ts';
import { abort, counted, type Transaction } from './indexed-db-layout.ts';
import { newsOf } from './indexed-db-news.ts';
import { recordIn } from './indexed-db-packs.ts';
import { firstUnexpectedIn, isUntouchedIn, replace, write } from './indexed-db-writing.ts';
import type { Reads, Store } from './store.ts';
import { storeErrorOf } from './store-error.ts';
import { findIn, manyIn } from './table.ts';

/** So many records are read by themselves rather than with all the others. */
const fewest = 32;

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
    get: (entity, key) => recordIn(transaction, entity, key),
    getMany: async (entity, keys) => {
      const wanted = [...keys];
      // For the names of a page of references nobody reads all there is.
      if (copies.has(entity) || wanted.length > fewest) return manyIn(await copies.of(transaction, entity), wanted);
      const found = await Promise.all(wanted.map((key) => recordIn(transaction, entity, key)));
      return new Map(found.flatMap((record) => (record ? [[record.key, record]] : [])));
    },
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
    fill: async (records, { onlyUntouched = false, where } = {}) => {
      const own = structuredClone(records);
      const entries = await inside('readwrite', async (transaction) => {
        const replaced: Awaited<ReturnType<typeof replace>>[] = [];
        if (where && !(await where(readsIn(transaction)))) return replaced;
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
