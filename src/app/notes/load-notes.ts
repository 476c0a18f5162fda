import type { OpenDocument } from '#app/product';
import { isObject } from '#specification';
import { type NoteChanges, writeNotes } from '#specification/notes';

/** The file of notes of a document, and whether it is written to from here. */
export interface NotesFile {
  text: string;
  /** Whether it is there and cannot be opened. */
  isClosed: boolean;
  isWritten: boolean;
}

/** Where the development server keeps the notes of a document; a person's own file has none beside it. */
const addressOf = (name: string) => `/__notes/${encodeURIComponent(name)}`;

/** Reads the file of notes: from the development server, else as the app was built with it. */
export async function loadNotes({ name, notes }: Pick<OpenDocument, 'name' | 'notes'>): Promise<NotesFile> {
  if (import.meta.env.DEV && name !== 'file') {
    const answer = await fetch(addressOf(name));
    if (answer.ok) return parse(await answer.json());
    // The app may be served by another server than ours.
    if (answer.status !== 404) throw new Error(`the notes were not read: ${answer.status}`);
  }
  return { text: (await notes?.()) ?? '', isWritten: false, isClosed: false };
}

function parse(found: unknown): NotesFile {
  if (!isObject(found) || typeof found.text !== 'string')
    throw new Error('the answer of the development server is no file of notes');
  return { text: found.text, isWritten: found.isWritten === true, isClosed: found.isClosed === true };
}

/** Has changes written into the file. Throws where that was refused. */
export async function sendChanges(name: string, changes: NoteChanges): Promise<void> {
  const answer = await fetch(addressOf(name), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: writeNotes(changes),
  });
  if (!answer.ok) throw new Error(`the notes were not written: ${answer.status}`);
}
