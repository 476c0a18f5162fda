import type { effects, Room, Thing } from '../../chapters/effects.ts';
import type { Absence } from '../../vocabulary/about/about.ts';

/** What kind of value a key takes. */
export type ValueKind =
  | 'any'
  | 'expression'
  | 'flag'
  | 'limit'
  | 'list'
  | 'map'
  | 'names'
  | 'number'
  | 'scalar'
  | 'text'
  | 'words';

/** What every key of every thing means, in a short sentence. */
type Meanings = { [T in Thing]: Record<keyof (typeof effects)[T], string> };

/** The words of the vocabulary in one language. */
export interface VocabularyWords {
  things: Record<Thing, string>;
  /** Absent in English, where the vocabulary itself has them. */
  meanings?: Meanings;
  kinds: Record<ValueKind, string>;
  rooms: Record<Room, string>;
  absences: Record<Absence, string>;
  own: string;
}
