import { counted, type Transaction } from './indexed-db-layout.ts';
import { allIn } from './indexed-db-packs.ts';
import { carryOut, type Step } from './plan.ts';
import { recordOf } from './stored.ts';
import type { Table } from './table.ts';

/** A write that was kept: it led an entity from one count of writes to another. */
export interface Entry {
  entity: string;
  from: number;
  to: number;
  /** Absent where there are too many to tell: the entity is read anew then. */
  steps?: Step[];
}

type AnyTransaction = Transaction<'readonly'> | Transaction<'readwrite'>;

/** What was once read of a database, so that it is not read from disk at each request. */
export interface Copies {
  /** The records of an entity as the transaction sees them, or newer ones. */
  of: (transaction: AnyTransaction, entity: string) => Promise<Table>;
  /** Whether an entity was read already, though maybe an older state of it. */
  has: (entity: string) => boolean;
  apply: (entry: Entry) => void;
  clear: () => void;
}

/** Keeps copies of entities right: a copy counts only as long as the database has seen as many writes. */
export function createCopies(): Copies {
  const copies = new Map<string, { revision: number; table: Promise<Table> }>();
  return {
    of: async (transaction, entity) => {
      const revision = await counted(transaction, ['entity', entity]);
      const known = copies.get(entity);
      if (known && known.revision >= revision) return known.table;
      const copy = { revision, table: read(transaction, entity) };
      copies.set(entity, copy);
      copy.table.catch(() => copies.get(entity) === copy && copies.delete(entity));
      return copy.table;
    },
    has: (entity) => copies.has(entity),
    apply: ({ entity, from, to, steps }) => {
      const known = copies.get(entity);
      if (known?.revision !== from || !steps) return;
      known.revision = to;
      known.table.then((table) => carryOut(steps, table)).catch(() => {});
    },
    clear: () => copies.clear(),
  };
}

async function read(transaction: AnyTransaction, entity: string): Promise<Table> {
  const table: Table = new Map();
  for (const value of await allIn(transaction, entity)) {
    const record = recordOf(value);
    if (record) table.set(record.key, record);
  }
  return table;
}
