import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type NotesFault, notesFileOf, readChanges, readNotes, withChanges, writeNotes } from '#specification/notes';

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

/** Whole or not at all: who reads meanwhile, and who is cut off, finds the one or the other. */
function replaceFile(path: string, text: string) {
  const made = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(made, text, { flag: 'wx' });
    renameSync(made, path);
  } catch (error) {
    rmSync(made, { force: true });
    throw error;
  }
}
