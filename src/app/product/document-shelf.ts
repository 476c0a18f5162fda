import { openDB } from 'idb';

/** A document that a person opened: kept in this browser. */
export interface OpenedDocument {
  name: string;
  text: string;
}

const shelf = () =>
  openDB('ninefold-documents', 1, {
    upgrade: (database) => void database.createObjectStore('documents'),
  });

/** One document of a person's own is kept: the last. */
export async function keepDocument(document: OpenedDocument): Promise<void> {
  await (await shelf()).put('documents', document, 'opened');
}

export async function keptDocument(): Promise<OpenedDocument | undefined> {
  return (await shelf()).get('documents', 'opened');
}
