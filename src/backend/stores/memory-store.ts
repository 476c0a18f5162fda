import { copyOf } from './copy.ts';
import { OneByOne } from './one-by-one.ts';
import { carryOut, firstUnexpected, keyOf, nameOf, planOf } from './plan.ts';
import type { Reads, Store } from './store.ts';
import { findIn, manyIn, type Table } from './table.ts';

/** Keeps records for as long as the page lives: for stories and tests. */
export function memoryStore(): Store {
  const entities = new Map<string, Table>();
  const sequences = new Map<string, number>();
  const nothing: Table = new Map();
  const tableOf = (entity: string) => entities.get(entity) ?? nothing;
  /** The last revision of each record that was removed: one of the same key goes on from there. */
  const removed = new Map<string, number>();
  const lastOf = (entity: string, key: string) =>
    tableOf(entity).get(key)?.revision ?? removed.get(nameOf(entity, key)) ?? 0;
  const forget = (entity: string, key: string) => removed.set(nameOf(entity, key), lastOf(entity, key));
  const writing = new OneByOne();

  const reads: Reads = {
    get: async (entity, key) => manyIn(tableOf(entity), [key]).get(key),
    getMany: async (entity, keys) => manyIn(tableOf(entity), keys),
    find: async (entity, find) => findIn(tableOf(entity), find),
  };

  return {
    ...reads,
    write: async (writes, check) => {
      const own = structuredClone(writes);
      return writing.run(async () => {
        const at = firstUnexpected(own, (write) => tableOf(write.entity).get(keyOf(write))?.revision);
        if (at >= 0) return { ok: false, at };
        const refused = await check?.(reads);
        if (refused !== undefined) return { ok: false, refused };
        const plan = planOf(own, (write) => lastOf(write.entity, keyOf(write)));
        for (const write of own) if ('remove' in write) forget(write.entity, write.remove);
        for (const [entity, steps] of plan.steps) {
          const table = entities.get(entity) ?? new Map();
          entities.set(entity, table);
          carryOut(steps, table);
        }
        return { ok: true, records: plan.records.map(copyOf) };
      });
    },
    next: async (sequence, above = 0) => {
      const number = Math.max(sequences.get(sequence) ?? 0, above) + 1;
      sequences.set(sequence, number);
      return number;
    },
    isUntouched: async (entity) => !entities.has(entity),
    fill: async (records, { onlyUntouched = false, where } = {}) => {
      const own = structuredClone(records);
      return writing.run(async () => {
        if (where && !(await where(reads))) return;
        for (const [entity, list] of Object.entries(own)) {
          if (onlyUntouched && entities.has(entity)) continue;
          const table: Table = new Map();
          for (const { key, values, changes } of list)
            table.set(key, { key, revision: lastOf(entity, key) + 1, values, changes });
          for (const key of tableOf(entity).keys()) forget(entity, key);
          entities.set(entity, table);
        }
      });
    },
  };
}
