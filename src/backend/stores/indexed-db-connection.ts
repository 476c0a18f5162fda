import { type IDBPDatabase, openDB } from 'idb';
import { abort, type Layout, type Transaction, version } from './indexed-db-layout.ts';
import { migrate } from './indexed-db-migration.ts';
import { StoreError, storeErrorOf } from './store-error.ts';

/** How long another tab may hold up the opening, in milliseconds: from when it is known to, and in any case. */
const patience = { blocked: 1500, silent: 5000 };

interface Opening {
  database: Promise<IDBPDatabase<Layout>>;
  /** Only ever rejects. The opening goes on, and may still succeed for whoever asks later. */
  heldUp: Promise<never>;
}

/** A database that is open while it is used. */
export interface Connection {
  transaction: <Mode extends 'readonly' | 'readwrite'>(mode: Mode) => Promise<Transaction<Mode>>;
  close: () => void;
}

/** Opens a database at its first use, and again where the connection was lost meanwhile. */
export function connectionTo(name: string, onLost: () => void): Connection {
  let opening: Opening | undefined;

  function lose(lost: Opening | undefined) {
    if (!lost || opening !== lost) return;
    opening = undefined;
    onLost();
    lost.database.then((database) => database.close()).catch(() => {});
  }

  function opened(): Opening {
    if (opening) return opening;
    const mine: Opening = open(name, () => lose(mine));
    opening = mine;
    mine.database.catch(() => lose(mine));
    return mine;
  }

  return {
    transaction: async (mode) => {
      for (let attempt = 1; ; attempt++) {
        const current = opened();
        try {
          const database = await Promise.race([current.database, current.heldUp]);
          const transaction = database.transaction(['packs', 'counters'], mode);
          transaction.done.catch(() => {});
          return transaction;
        } catch (error) {
          // A browser may close a connection without a word: nothing was begun yet, so it is opened again.
          const isClosed = error instanceof DOMException && error.name === 'InvalidStateError';
          if (!isClosed || attempt > 1) throw storeErrorOf(error);
          lose(current);
        }
      }
    },
    close: () => lose(opening),
  };
}

function open(name: string, onLost: () => void): Opening {
  const { promise: heldUp, reject } = Promise.withResolvers<never>();
  heldUp.catch(() => {});
  const giveUpAfter = (milliseconds: number) => setTimeout(() => reject(new StoreError('blocked')), milliseconds);
  const timers = [giveUpAfter(patience.silent)];
  const goOn = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  let failure: unknown;
  const database = (async () => {
    try {
      return await openDB<Layout>(name, version, {
        upgrade(target, from, _to, transaction) {
          goOn();
          transaction.done.catch(() => {});
          migrate(target, from, transaction).catch((error: unknown) => {
            failure = error;
            abort(transaction);
          });
        },
        blocked: () => timers.push(giveUpAfter(patience.blocked)),
        // A newer tab wants to bring the database up to date: let it, rather than hold it up.
        blocking: onLost,
        terminated: onLost,
      });
    } catch (error) {
      if (failure) throw storeErrorOf(failure);
      throw openingErrorOf(error);
    } finally {
      goOn();
    }
  })();
  return { database, heldUp };
}

/** Browsers that keep nothing here say so in many ways: no `indexedDB`, a refusal, or one that looks like a mistake. */
function openingErrorOf(error: unknown): unknown {
  const isForbidden =
    !(error instanceof DOMException) || ['SecurityError', 'InvalidStateError', 'NotAllowedError'].includes(error.name);
  return isForbidden ? new StoreError('forbidden', error) : storeErrorOf(error);
}
