export { askedWords } from './asked-words.ts';
export { ClosedNotes } from './closed-notes.tsx';
export { NoteAtGap } from './note-at-gap.tsx';
export { NotesBar } from './notes-bar.tsx';
export { useNotes } from './use-notes.ts';
