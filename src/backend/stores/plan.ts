import type { StoredRecord, Write } from './store.ts';
import type { Table } from './table.ts';

/** What is done to an entity: a record that is kept, or the key of one that is removed. */
export type Step = { keep: StoredRecord } | { remove: string };

/** What writes come to, entity by entity. */
export interface Plan {
  steps: Map<string, Step[]>;
  records: StoredRecord[];
}

/** The last revision that there was of the record of a write, whether it is still there or not; 0 for a new one. */
export type LastOf = (write: Write, index: number) => number;

/** The key of the record that is written. */
export function keyOf(write: Write): string {
  return 'remove' in write ? write.remove : write.record.key;
}

/** What tells a record from those of every entity. */
export const nameOf = (entity: string, key: string): string => JSON.stringify([entity, key]);

/** The first write that finds something else than it expects, -1 where there is none. */
export function firstUnexpected(
  writes: readonly Write[],
  revisionOf: (write: Write, index: number) => number | undefined,
): number {
  const earlier = new Map<string, number>();
  return writes.findIndex((write, index) => {
    const name = nameOf(write.entity, keyOf(write));
    const there = earlier.get(name) ?? revisionOf(write, index) ?? 0;
    // No one can expect the revision that a record is only now given.
    earlier.set(name, 'remove' in write ? 0 : Number.NaN);
    return there !== write.expected;
  });
}

/** Gives each record the revision after its own last one: what happens to others does not show in it. */
export function planOf(writes: readonly Write[], lastOf: LastOf): Plan {
  const plan: Plan = { steps: new Map(), records: [] };
  const given = new Map<string, number>();
  for (const [index, write] of writes.entries()) {
    const steps = plan.steps.get(write.entity) ?? [];
    plan.steps.set(write.entity, steps);
    if ('remove' in write) {
      steps.push({ remove: write.remove });
      continue;
    }
    const { key, values, changes } = write.record;
    const name = nameOf(write.entity, key);
    const revision = (given.get(name) ?? lastOf(write, index)) + 1;
    given.set(name, revision);
    const record = { key, revision, values, changes };
    steps.push({ keep: record });
    plan.records.push(record);
  }
  return plan;
}

/** Does to the records of an entity what was planned for it. */
export function carryOut(steps: readonly Step[], table: Table): void {
  for (const step of steps) {
    if ('remove' in step) table.delete(step.remove);
    else table.set(step.keep.key, step.keep);
  }
}
