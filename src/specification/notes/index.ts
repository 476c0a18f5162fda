export { gapKey } from './gap-key.ts';
export type { Note } from './note.ts';
export { notesFileOf } from './notes-file.ts';
export { closed, type NoteChanges, type Notes, type NotesFault, readChanges, readNotes } from './read-notes.ts';
export { withChanges, writeNotes } from './write-notes.ts';
