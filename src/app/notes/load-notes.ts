import type { OpenDocument } from '#app/product';
import { type NoteChanges, writeNotes } from '#specification/notes';

/** The file of notes of a document, and whether it is written to from here. */
export interface NotesFile {
  text: string;
  isWritten: boolean;
}

/** Where the development server keeps the notes of a document; a person's own file has none beside it. */
const addressOf = (name: string) => `/__notes/${encodeURIComponent(name)}`;

/** Reads the file of notes: from the development server, else as the app was built with it. */
export async function loadNotes({ name, notes }: Pick<OpenDocument, 'name' | 'notes'>): Promise<NotesFile> {
  if (import.meta.env.DEV && name !== 'file') {
    const answer = await fetch(addressOf(name));
    if (answer.ok) return parse(await answer.json());
  }
  return { text: (await notes?.()) ?? '', isWritten: false };
}

function parse(found: unknown): NotesFile {
  if (typeof found === 'object' && found !== null && 'text' in found && typeof found.text === 'string')
    return { text: found.text, isWritten: 'isWritten' in found && found.isWritten === true };
  throw new Error('the answer of the development server is no file of notes');
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
