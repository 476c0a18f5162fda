import type { Entry } from './indexed-db-copies.ts';
import { counted, type Transaction } from './indexed-db-layout.ts';
import { allIn, putIn, recordIn, replaceIn } from './indexed-db-packs.ts';
import { firstUnexpected, keyOf, type Plan, planOf } from './plan.ts';
import type { NewRecord, Write } from './store.ts';
import { recordOf } from './stored.ts';

type Writing = Transaction<'readwrite'>;

/** The first write that finds something else than it expects, -1 where there is none. */
export async function firstUnexpectedIn(transaction: Writing, writes: readonly Write[]): Promise<number> {
  const there = await Promise.all(writes.map((write) => recordIn(transaction, write.entity, keyOf(write))));
  return firstUnexpected(writes, (_, index) => there[index]?.revision);
}

/** Carries out writes. */
export async function write(transaction: Writing, writes: readonly Write[]): Promise<{ plan: Plan; entries: Entry[] }> {
  const last = await Promise.all(writes.map((one) => lastOf(transaction, one.entity, keyOf(one))));
  const plan = planOf(writes, (_, index) => last[index] ?? 0);
  const entries: Entry[] = [];
  for (const [entity, steps] of plan.steps) {
    entries.push({ ...(await entryOf(transaction, entity)), steps });
    for (const step of steps) {
      if ('remove' in step) await remove(transaction, entity, step.remove);
      else await putIn(transaction, entity, step.keep.key, step.keep);
    }
  }
  return { plan, entries };
}

/** The last revision that there was of a record, whether it is still there or not. */
async function lastOf(transaction: Writing, entity: string, key: string): Promise<number> {
  const stored = await recordIn(transaction, entity, key);
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
  await putIn(transaction, entity, key, undefined);
}

/** Replaces the records of an entity. */
export async function replace(transaction: Writing, entity: string, list: readonly NewRecord[]): Promise<Entry> {
  const counters = transaction.objectStore('counters');
  const there = new Map(
    (await allIn(transaction, entity)).flatMap((item) => {
      const record = recordOf(item);
      return record ? [[record.key, record.revision]] : [];
    }),
  );
  const range = IDBKeyRange.bound(['removed', entity], ['removed', entity, []]);
  const [names, numbers] = await Promise.all([counters.getAllKeys(range), counters.getAll(range)]);
  const removed = new Map(names.map(([, , key], index) => [key, numbers[index] ?? 0]));
  const floor = await counted(transaction, ['floor']);
  const records = list.map(({ key, values, changes }) => {
    const last = there.get(key) ?? Math.max(removed.get(key) ?? 0, floor);
    there.delete(key);
    return { key, revision: last + 1, values, changes };
  });
  await Promise.all([...there].map(([key, revision]) => counters.put(revision, ['removed', entity, key])));
  await replaceIn(transaction.objectStore('packs'), entity, records);
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
