import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { Term } from './terms.en.ts';

/** What a gap says to a person: what is missing, the question to ask, and what the app does meanwhile. */
export interface GapText {
  missing: string;
  question: string;
  meanwhile: string;
}

/** The words of some kinds of gaps. A subject is what people call it: `Repair · Fault`. */
export type WordsOf<K extends GapKind> = Record<K, (subject: string) => GapText>;

/** The words of every kind of gap, in one language. */
export interface GapWords {
  kinds: WordsOf<GapKind>;
  /** Keys of the vocabulary, and actions, as a subject names them. */
  terms: Record<Term, string>;
  /** How several words are joined. */
  language: string;
  /** Added to what is missing where the chapter has words of its own. */
  described: string;
  /** What is missing where only words answer it: it is there, and can be kept once it is stated. */
  toState: (missing: string) => string;
}
