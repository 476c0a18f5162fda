import { readFileSync } from 'node:fs';
import { type NotesFault, notesFileOf, readChanges, readNotes, withChanges, writeNotes } from '#specification/notes';
import { replaceFile } from './replace-file.ts';

/** What lies in the file of notes beside a document; empty where there is none. */
export function notesNow(document: string): string {
  try {
    return readFileSync(notesFileOf(document), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Makes changes to the notes beside a document. A file that cannot be read is left as it is.
 * @returns what is wrong in the changes, or in the file
 */
export function changeNotes(document: string, changes: string): { wrong?: 'changes' | 'file'; fault?: NotesFault } {
  const asked = readChanges(changes);
  if (!asked.notes) return { wrong: 'changes', fault: asked.fault };
  const kept = readNotes(notesNow(document));
  if (!kept.notes) return { wrong: 'file', fault: kept.fault };
  replaceFile(notesFileOf(document), writeNotes(withChanges(kept.notes, asked.notes)));
  return {};
}
