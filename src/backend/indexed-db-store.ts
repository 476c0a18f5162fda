import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Store, StoredRecord } from './store.ts';

interface Schema extends DBSchema {
  records: {
    key: [entity: string, key: string];
    value: StoredRecord & { entity: string };
    indexes: { entity: string };
  };
  /** An entity is here from the first time that a record of it was put in. */
  marks: { key: string; value: true };
}

/** Of the layout below. Version 1 had no revisions and no history. */
const version = 2;

/** The database could not be opened: it says why and what to do. */
export class StoreError extends Error {}

/** Keeps records in this browser, a database for each document. Databases of an earlier layout are brought up to date. */
export function indexedDbStore(name: string): Store {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const database = () => {
    opening ??= open(name).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    all: async (entity) => (await database()).getAllFromIndex('records', 'entity', entity),
    get: async (entity, key) => (await database()).get('records', [entity, key]),
    put: async (entity, record, expected) => {
      const transaction = (await database()).transaction(['records', 'marks'], 'readwrite');
      const records = transaction.objectStore('records');
      const isExpected = ((await records.get([entity, record.key]))?.revision ?? 0) === expected;
      if (isExpected) {
        await records.put({ ...record, entity });
        await transaction.objectStore('marks').put(true, entity);
      }
      await transaction.done;
      return isExpected;
    },
    remove: async (entity, key) => (await database()).delete('records', [entity, key]),
    isUntouched: async (entity) => (await (await database()).get('marks', entity)) !== true,
    fill: async (records) => {
      const transaction = (await database()).transaction(['records', 'marks'], 'readwrite');
      const store = transaction.objectStore('records');
      for (const [entity, list] of Object.entries(records)) {
        await store.delete(IDBKeyRange.bound([entity], [entity, []]));
        for (const record of list) await store.put({ ...record, entity });
        await transaction.objectStore('marks').put(true, entity);
      }
      await transaction.done;
    },
  };
}

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  try {
    return await openDB<Schema>(name, version, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        if (oldVersion < 1)
          database.createObjectStore('records', { keyPath: ['entity', 'key'] }).createIndex('entity', 'entity');
        if (oldVersion >= 2) return;
        database.createObjectStore('marks');
        if (oldVersion === 1) {
          for (
            let cursor = await transaction.objectStore('records').openCursor();
            cursor;
            cursor = await cursor.continue()
          ) {
            await transaction.objectStore('marks').put(true, cursor.value.entity);
            await cursor.update({
              ...cursor.value,
              revision: cursor.value.revision ?? 1,
              changes: cursor.value.changes ?? [],
            });
          }
        }
      },
      blocking(_current, _blocked, event) {
        // A newer tab wants to bring the database up to date: let it, rather than hold it up.
        (event.target as IDBDatabase).close();
      },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') {
      throw new StoreError(
        'The records in this browser were written by a newer Ninefold. Open them with that one; nothing was changed.',
      );
    }
    throw new StoreError(
      `The records in this browser cannot be opened (${error instanceof Error ? error.message : String(error)}). Allow this site to store data, or leave private browsing.`,
    );
  }
}
