import { type NoteChanges, type Notes, undecoded } from './read-notes.ts';

/** Notes with changes made to them. */
export function withChanges(notes: Notes, changes: NoteChanges): Notes {
  const next = new Map(notes);
  for (const [key, note] of changes)
    if (note) next.set(key, note);
    else next.delete(key);
  return next;
}

/** Notes, or changes of them, as a file: sorted, a fact a line, so that two people who write at once seldom meet. */
export function writeNotes(notes: Notes | NoteChanges): string {
  const sorted = [...notes].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const entries = sorted.map(([key, note]) => {
    if (!note) return [key, note] as const;
    const { question, asked, since, note: words } = note;
    return [key, { question, asked, since, note: words }] as const;
  });
  return `${JSON.stringify({ notes: Object.fromEntries(entries) }, null, 2)}\n`.replaceAll(undecoded, '\\ufffd');
}
