import { copyOf } from './copy.ts';
import { OneByOne } from './one-by-one.ts';
import { carryOut, firstUnexpected, keyOf, nameOf, planOf } from './plan.ts';
import type { Reads, Store, StoredRecord, Write } from './store.ts';
import { findIn, manyIn, type Table } from './table.ts';

/** What is written to a store, held back until all of it is written at once. */
export interface Staged {
  store: Store;
  /**
   * Writes it, all or nothing: nothing where somebody else has written meanwhile to an entity that was looked at.
   * @returns finds a record that it wrote, with the revision that it has now
   */
  commit: () => Promise<((entity: string, key: string) => StoredRecord | undefined) | undefined>;
}

/** The records of an entity as they will be, and the revisions that they have below. */
interface Looked {
  table: Table;
  below: ReadonlyMap<string, number>;
}

/** A store on top of another. What it answers has revisions of its own until it is committed. */
export function stagedStore(under: Store): Staged {
  const looked = new Map<string, Promise<Looked>>();
  /** The first number that was given of a sequence, and the last. */
  const sequences = new Map<string, { first: number; last: number }>();
  const writing = new OneByOne();

  const look = async (entity: string): Promise<Looked> => {
    const { records } = await under.find(entity);
    return {
      table: new Map(records.map((record) => [record.key, record])),
      below: revisionsOf(records),
    };
  };
  const lookAt = (entity: string): Promise<Looked> => {
    const known = looked.get(entity) ?? look(entity);
    looked.set(entity, known);
    return known;
  };
  const reads: Reads = {
    get: async (entity, key) => manyIn((await lookAt(entity)).table, [key]).get(key),
    getMany: async (entity, keys) => manyIn((await lookAt(entity)).table, keys),
    find: async (entity, find) => findIn((await lookAt(entity)).table, find),
  };

  const store: Store = {
    ...reads,
    write: async (writes, check) => {
      const own = structuredClone(writes);
      return writing.run(async () => {
        const all = new Map(
          await Promise.all(
            [...new Set(own.map(({ entity }) => entity))].map(async (name) => [name, await lookAt(name)] as const),
          ),
        );
        const kept = (write: Write) => all.get(write.entity)?.table.get(keyOf(write))?.revision;
        const at = firstUnexpected(own, kept);
        if (at >= 0) return { ok: false, at };
        const refused = await check?.(reads);
        if (refused !== undefined) return { ok: false, refused };
        const plan = planOf(own, (write) => kept(write) ?? all.get(write.entity)?.below.get(keyOf(write)) ?? 0);
        for (const [entity, steps] of plan.steps) carryOut(steps, all.get(entity)?.table ?? new Map());
        return { ok: true, records: plan.records.map(copyOf) };
      });
    },
    next: async (sequence, above = 0) => {
      const given = sequences.get(sequence);
      const number = given ? Math.max(given.last, above) + 1 : await under.next(sequence, above);
      sequences.set(sequence, { first: given?.first ?? number, last: number });
      return number;
    },
    isUntouched: async (entity) => (await lookAt(entity)).table.size === 0 && under.isUntouched(entity),
    fill: () => Promise.reject(new Error('What is held back is written, and fills nothing.')),
  };

  const commit: Staged['commit'] = async () => {
    await writing.settled();
    const all = await Promise.all([...looked].map(async ([entity, found]) => ({ entity, ...(await found) })));
    const writes = all.flatMap(({ entity, table, below }): Write[] => [
      ...[...below].flatMap(([key, expected]) => (table.has(key) ? [] : [{ entity, remove: key, expected }])),
      ...[...table.values()].flatMap(({ revision, ...record }) => {
        const expected = below.get(record.key) ?? 0;
        return revision === expected ? [] : [{ entity, record, expected }];
      }),
    ]);
    // Whether something may be kept rests on all that was looked at.
    const written = await under.write(writes, async (read) => {
      const isSame = await Promise.all(
        all.map(async ({ entity, below }) => isAlike(below, revisionsOf((await read.find(entity)).records))),
      );
      return isSame.every(Boolean) ? undefined : ('changed' as const);
    });
    if (!written.ok) return undefined;
    // Numbers that were given here are given to nobody else.
    for (const [sequence, { first, last: given }] of sequences)
      if (given > first) await under.next(sequence, given - 1);
    const records = written.records.values();
    const kept = new Map(
      writes.flatMap((write) => {
        const record = 'record' in write ? records.next().value : undefined;
        return record ? [[nameOf(write.entity, record.key), record]] : [];
      }),
    );
    return (entity, key) => kept.get(nameOf(entity, key));
  };

  return { store, commit };
}

const revisionsOf = (records: readonly StoredRecord[]): Map<string, number> =>
  new Map(records.map(({ key, revision }) => [key, revision]));

const isAlike = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([key, revision]) => other.get(key) === revision);
