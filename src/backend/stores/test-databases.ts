import { deleteDB, openDB } from 'idb';
import { onTestFinished } from 'vitest';
import { indexedDbStore } from './indexed-db-store.ts';
import type { Store } from './store.ts';

/** A name that no other test has; what is kept under it goes when the test has finished. */
export function databaseName(): string {
  const name = `test-${crypto.randomUUID()}`;
  onTestFinished(() => deleteDB(name));
  return name;
}

/** A store that lets go of its database when the test has finished. */
export function storeOf(name: string): Required<Store> {
  const store = indexedDbStore(name);
  onTestFinished(store.close);
  return store;
}

/** A database as version 2 of Ninefold left it. */
export async function databaseOfVersion2(name: string, records: unknown[], marks: string[]) {
  const database = await openDB(name, 2, {
    upgrade(target) {
      target.createObjectStore('records', { keyPath: ['entity', 'key'] }).createIndex('entity', 'entity');
      target.createObjectStore('marks');
    },
  });
  for (const record of records) await database.put('records', record);
  for (const mark of marks) await database.put('marks', true, mark);
  return database;
}
