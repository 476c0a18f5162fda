import type { Entry } from './indexed-db-copies.ts';
import { counted, rangeOf, type Transaction } from './indexed-db-layout.ts';
import { firstUnexpected, keyOf, type Plan, planOf } from './plan.ts';
import type { NewRecord, Write } from './store.ts';
import { recordOf } from './stored.ts';

type Writing = Transaction<'readwrite'>;

/** The first write that finds something else than it expects, -1 where there is none. */
export async function firstUnexpectedIn(transaction: Writing, writes: readonly Write[]): Promise<number> {
  const records = transaction.objectStore('records');
  const there = await Promise.all(writes.map((write) => records.get([write.entity, keyOf(write)])));
  return firstUnexpected(writes, (_, index) => recordOf(there[index])?.revision);
}

/** Carries out writes. */
export async function write(transaction: Writing, writes: readonly Write[]): Promise<{ plan: Plan; entries: Entry[] }> {
  const records = transaction.objectStore('records');
  const last = await Promise.all(writes.map((one) => lastOf(transaction, one.entity, keyOf(one))));
  const plan = planOf(writes, (_, index) => last[index] ?? 0);
  const entries: Entry[] = [];
  for (const [entity, steps] of plan.steps) {
    entries.push({ ...(await entryOf(transaction, entity)), steps });
    for (const step of steps) {
      if ('remove' in step) await remove(transaction, entity, step.remove);
      else await records.put({ ...step.keep, entity });
    }
  }
  return { plan, entries };
}

/** The last revision that there was of a record, whether it is still there or not. */
async function lastOf(transaction: Writing, entity: string, key: string): Promise<number> {
  const stored = recordOf(await transaction.objectStore('records').get([entity, key]));
  if (stored) return stored.revision;
  const [removed, floor] = [
    await counted(transaction, ['removed', entity, key]),
    await counted(transaction, ['floor']),
  ];
  return Math.max(removed, floor);
}

async function remove(transaction: Writing, entity: string, key: string) {
  const revision = await lastOf(transaction, entity, key);
  await transaction.objectStore('counters').put(revision, ['removed', entity, key]);
  await transaction.objectStore('records').delete([entity, key]);
}

/** Replaces the records of an entity. */
export async function replace(transaction: Writing, entity: string, list: readonly NewRecord[]): Promise<Entry> {
  const records = transaction.objectStore('records');
  const left = new Set((await records.getAllKeys(rangeOf(entity))).map(([, key]) => key));
  await Promise.all(
    list.map(async ({ key, values, changes }) => {
      left.delete(key);
      await records.put({ entity, key, revision: (await lastOf(transaction, entity, key)) + 1, values, changes });
    }),
  );
  for (const key of left) await remove(transaction, entity, key);
  return entryOf(transaction, entity);
}

/** Whether no record of the entity was ever kept. */
export async function isUntouchedIn(transaction: Writing | Transaction<'readonly'>, entity: string): Promise<boolean> {
  return (await counted(transaction, ['entity', entity])) === 0;
}

/** Enters that the entity was written to once more. */
async function entryOf(transaction: Writing, entity: string): Promise<Entry> {
  const from = await counted(transaction, ['entity', entity]);
  await transaction.objectStore('counters').put(from + 1, ['entity', entity]);
  return { entity, from, to: from + 1 };
}
