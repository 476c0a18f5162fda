import { isSame } from '#specification';
import { type Notes, type NotesFault, readChanges, readNotes, withChanges } from '#specification/notes';

/** Notes as they are now, or what is wrong with a file of them. */
export interface Merged {
  notes: Notes;
  fault?: NotesFault;
}

/** What lies in the file, with what was changed in this browser. Where the file cannot be read, what the browser has stays. */
export function merged(file: string, browser: string): Merged {
  if (last?.file !== file || last.browser !== browser) last = { file, browser, found: merge(file, browser) };
  return last.found;
}

/** Every gap of a page asks for the same. */
let last: { file: string; browser: string; found: Merged } | undefined;

function merge(file: string, browser: string): Merged {
  const { notes: inFile = new Map(), fault } = readNotes(file);
  const { notes: kept = new Map() } = readChanges(browser);
  return { notes: withChanges(inFile, kept), fault };
}

/** What an import would change: notes that are new, and those that say something else than what is there. */
export function imported(notes: Notes, from: Notes): { added: Notes; differing: Notes } {
  const added = [...from].filter(([key]) => !notes.has(key));
  const differing = [...from].filter(([key]) => notes.has(key) && !isSame(notes.get(key), from.get(key)));
  return { added: new Map(added), differing: new Map(differing) };
}
