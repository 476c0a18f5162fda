import { keyOf, nameOf } from './plan.ts';
import type { NewRecord, Store, Write } from './store.ts';

/** A removal, and the writes that lead back from it. */
interface Removal {
  entity: string;
  key: string;
  back: Write[];
}

/** A store that can bring back what it removed. */
export interface Restoring {
  store: Store;
  /**
   * Brings a record back as it was, with all that was lost with it. Answers false, and does nothing, where something else than
   * removals was written since: what is brought back could contradict it.
   */
  restore: (entity: string, key: string) => Promise<boolean>;
}

/** No more than so many removals are remembered. */
const most = 1_000;

/**
 * Remembers what is removed from a store.
 * @param isRecord whether records of an entity are the product's: what is kept beside them is none of this
 */
export function restoring(store: Store, isRecord: (entity: string) => boolean): Restoring {
  let removals: Removal[] = [];
  let last: Promise<unknown> = Promise.resolve();
  store.subscribe?.(() => {
    removals = [];
  });

  const write: Store['write'] = async (writes, check) => {
    const [first] = writes;
    const isRemoval = first !== undefined && 'remove' in first;
    const before = isRemoval ? await keptOf(store, writes) : new Map<Write, NewRecord>();
    const written = await store.write(writes, check);
    if (!written.ok) return written;
    if (!isRemoval) {
      if (writes.some(({ entity }) => isRecord(entity))) removals = [];
      return written;
    }
    const records = written.records.values();
    const back = writes.flatMap((one): Write[] => {
      const expected = 'record' in one ? (records.next().value?.revision ?? 0) : 0;
      const record = isRecord(one.entity) ? before.get(one) : undefined;
      return record ? [{ entity: one.entity, record, expected }] : [];
    });
    removals = [...removals, { entity: first.entity, key: first.remove, back }].slice(-most);
    return written;
  };

  const restoreNow = async (entity: string, key: string): Promise<boolean> => {
    const removal = removals.findLast((one) => one.entity === entity && one.key === key);
    if (!removal) return false;
    const written = await store.write(removal.back);
    if (!written.ok) return false;
    removals = removals.filter((one) => one !== removal);
    // It is as the removal before it left it, under a revision of its own; those before that wait for their turn.
    const left = removals.flatMap(({ back }) => back);
    for (const [index, one] of removal.back.entries()) {
      const before = left.findLast((each) => each.expected > 0 && nameOfWrite(each) === nameOfWrite(one));
      if (before) before.expected = written.records[index]?.revision ?? 0;
    }
    return true;
  };
  const fill: Store['fill'] = async (records, options) => {
    if (Object.keys(records).some(isRecord)) removals = [];
    await store.fill(records, options);
  };
  return {
    store: { ...store, write, fill },
    // One after the other: what was removed last is what another was changed by.
    restore: (entity, key) => {
      const restored = last.then(() => restoreNow(entity, key));
      last = restored.catch(() => undefined);
      return restored;
    },
  };
}

const nameOfWrite = (write: Write) => nameOf(write.entity, keyOf(write));

/** What is there of all that is written to. */
async function keptOf(store: Store, writes: readonly Write[]): Promise<Map<Write, NewRecord>> {
  const kept = new Map<Write, NewRecord>();
  for (const [entity, ones] of Map.groupBy(writes, (one) => one.entity)) {
    const found = await store.getMany(entity, ones.map(keyOf));
    for (const one of ones) {
      const record = found.get(keyOf(one));
      if (record) kept.set(one, { key: record.key, values: record.values, changes: record.changes });
    }
  }
  return kept;
}
