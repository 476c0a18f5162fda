import { readFileSync } from 'node:fs';
import {
  closed,
  type NotesFault,
  notesFileOf,
  readChanges,
  readNotes,
  withChanges,
  writeNotes,
} from '#specification/notes';
import { isGone } from './command-line.ts';
import { replaceFile } from './replace-file.ts';

/** What lies in the file of notes beside a document; empty where there is none. Throws where it cannot be opened. */
export function notesNow(document: string): string {
  try {
    return readFileSync(notesFileOf(document), 'utf8');
  } catch (error) {
    if (isGone(error)) return '';
    throw error;
  }
}

/** The same for who is to be told that it cannot be opened. */
export function notesIfOpen(document: string): { text: string; isClosed: boolean } {
  try {
    return { text: notesNow(document), isClosed: false };
  } catch {
    return { text: '', isClosed: true };
  }
}

/**
 * Makes changes to the notes beside a document. A file that cannot be read is left as it is.
 * @returns what is wrong in the changes, or in the file
 */
export function changeNotes(document: string, changes: string): { wrong?: 'changes' | 'file'; fault?: NotesFault } {
  const asked = readChanges(changes);
  if (!asked.notes) return { wrong: 'changes', fault: asked.fault };
  const { text, isClosed } = notesIfOpen(document);
  const kept = isClosed ? { fault: closed } : readNotes(text);
  if (!kept.notes) return { wrong: 'file', fault: kept.fault };
  replaceFile(notesFileOf(document), writeNotes(withChanges(kept.notes, asked.notes)));
  return {};
}
