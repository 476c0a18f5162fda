import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { Term } from './terms.en.ts';

/** Why facts matter to those who use the product, by kind; of what can be anything it is not known. */
export type WhyOf = Record<Exclude<GapKind, 'entry' | 'fact'>, string>;

/** What a gap says to a person: what is missing, the question to ask, and what the app does meanwhile. */
export interface GapText {
  missing: string;
  question: string;
  meanwhile: string;
  /** Why it matters; absent where that depends on what it is. */
  why?: string;
}

/** The words of some kinds of gaps. A subject is what people call it: `Repair · Fault`. */
export type WordsOf<K extends GapKind> = Record<K, (subject: string) => GapText>;

/** The words of every kind of gap, in one language. */
export interface GapWords {
  kinds: WordsOf<GapKind>;
  why: WhyOf;
  /** Keys of the vocabulary, and actions, as a subject names them. */
  terms: Record<Term, string>;
  /** How several words are joined. */
  language: string;
  /** Added to what is missing where the chapter has words of its own. */
  described: string;
  /** What is missing where only words answer it: it is there, and can be kept once it is stated. */
  toState: (missing: string) => string;
}
