import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import { within } from '#client';

/** A document that a person opened: kept in this browser. */
export interface KeptDocument {
  name: string;
  text: string;
}

const database = 'ninefold-documents';

/** How long another tab may hold up the opening, in milliseconds. */
const longest = 5000;

/** Uses the database and closes it, however that ends: an open one cannot be removed. */
async function inShelf<T>(use: (shelf: IDBPDatabase) => Promise<T>): Promise<T> {
  const opening = openDB(database, 1, {
    upgrade: (opened) => void opened.createObjectStore('documents'),
  });
  try {
    return await use(await within(AbortSignal.timeout(longest), opening));
  } finally {
    // Also one that is opened only after nobody waits for it any more.
    void opening.then((opened) => opened.close()).catch(() => undefined);
  }
}

/** One document of a person's own is kept: the last. */
export async function keepDocument(document: KeptDocument): Promise<void> {
  await inShelf((shelf) => shelf.put('documents', document, 'opened'));
}

/** The document that a person opened last; undefined where there is none that can be used. */
export async function keptDocument(): Promise<KeptDocument | undefined> {
  const found: unknown = await inShelf((shelf) => shelf.get('documents', 'opened'));
  return isDocument(found) ? found : undefined;
}

function isDocument(found: unknown): found is KeptDocument {
  if (typeof found !== 'object' || found === null || !('name' in found) || !('text' in found)) return false;
  return typeof found.name === 'string' && typeof found.text === 'string';
}

/** Removes it, whatever it is. */
export async function forgetDocument(): Promise<void> {
  await within(AbortSignal.timeout(longest), deleteDB(database));
}
