import { JsonFault, type JsonNode, parseJson } from './json.ts';
import type { Note } from './note.ts';

/** Notes by the keys of their gaps. */
export type Notes = ReadonlyMap<string, Note>;

/** Notes that are to be kept; null where one is to be cleared away. */
export type NoteChanges = ReadonlyMap<string, Note | null>;

/**
 * What is wrong with a file of notes.
 * - `syntax`: it is no JSON there;
 * - `conflict`: two versions of it were merged and not settled;
 * - `twice`: a key stands there a second time;
 * - `object`, `text`, `date`: something else should stand there;
 * - `unknown`: nothing is called so;
 * - `long`: it is too long to be read.
 */
export interface NotesFault {
  code: JsonFault['code'] | 'object' | 'text' | 'date' | 'unknown' | 'long' | 'encoding' | 'closed';
  line: number;
  column: number;
}

/** What is wrong with a file that cannot be opened. */
export const closed: NotesFault = { code: 'closed', line: 1, column: 1 };

export type ReadNotes<Found> = { notes: Found; fault?: undefined } | { notes?: undefined; fault: NotesFault };

/** What decoding puts in place of bytes that are none of UTF-8; a note that has it itself is written with its number. */
export const undecoded = '\ufffd';

/** In characters: more than anybody writes. */
const longest = 2_000_000;

class Wrong extends Error {
  readonly code: NotesFault['code'];
  readonly at: number;
  constructor(code: NotesFault['code'], at: number) {
    super(code);
    this.code = code;
    this.at = at;
  }
}

/**
 * Reads a file of notes. One that cannot be read whole is not read at all: what is written back would lose the rest. So would
 * one that is not UTF-8, of which the sign of what could not be decoded is left.
 */
export function readNotes(text: string): ReadNotes<Notes> {
  return reading(text, (node) => {
    const torn = text.indexOf(undecoded);
    if (torn >= 0) throw new Wrong('encoding', torn);
    return entriesOf(node, noteOf);
  });
}

/** Reads changes of notes: the same form, with `null` for what is to be cleared away. */
export function readChanges(text: string): ReadNotes<NoteChanges> {
  return reading(text, (node) => entriesOf(node, (one) => (one.value === null ? null : noteOf(one))));
}

function reading<Found>(text: string, take: (node: JsonNode) => ReadonlyMap<string, Found>) {
  if (text.trim() === '') return { notes: new Map<string, Found>() };
  if (text.length > longest) return { fault: { code: 'long' as const, line: 1, column: 1 } };
  try {
    return { notes: take(parseJson(text)) };
  } catch (error) {
    if (!(error instanceof Wrong || error instanceof JsonFault)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { fault: { code: error.code, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 } };
  }
}

function entriesOf<Found>(root: JsonNode, take: (node: JsonNode) => Found): Map<string, Found> {
  const top = objectOf(root);
  for (const [key, { at }] of top) if (key !== 'notes') throw new Wrong('unknown', at);
  const notes = top.get('notes');
  return new Map([...(notes ? objectOf(notes) : [])].map(([key, node]) => [key, take(node)]));
}

const keys = ['question', 'asked', 'since', 'note'] as const;

function noteOf(node: JsonNode): Note {
  const found: Note = {};
  for (const [key, { value, at }] of objectOf(node)) {
    const known = keys.find((one) => one === key);
    if (!known) throw new Wrong('unknown', at);
    if (typeof value !== 'string') throw new Wrong('text', at);
    if (known === 'since' && !isDay(value)) throw new Wrong('date', at);
    found[known] = value;
  }
  return found;
}

function objectOf({ value, at }: JsonNode): ReadonlyMap<string, JsonNode> {
  if (value instanceof Map) return value;
  throw new Wrong('object', at);
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
