import type { GapKind } from './chapters/gap-kinds.ts';
import type { ChapterKey } from './chapters/keys.ts';

/**
 * What the app does meanwhile.
 * - `assumed`: it went on with something it says;
 * - `blocked`: something cannot be shown or done until it is known;
 * - `open`: nothing is enforced.
 */
export type GapEffect = 'assumed' | 'blocked' | 'open';

/**
 * How much an answer changes.
 * - `blocking`: something cannot be shown or done without it;
 * - `shaping`: what people see rests on an assumption;
 * - `detail`: limits, texts, addresses. Counted apart.
 */
export type Weight = 'blocking' | 'shaping' | 'detail';

/** A word of the document; or a key of the vocabulary or an action, which each language has a word for. */
export type GapWord = string | { term: string };

/** Something that the document does not state, the question that would close it, and what waits for the answer. */
export interface Gap {
  /** What kind of fact is missing: the key of its texts. */
  kind: GapKind;
  chapter: ChapterKey;
  /** Where the answer belongs, as in `entities.repair.fields.fault.maxLength`. */
  path: string;
  /** What it is about, as a person calls it; empty where its kind says all. */
  subject: string;
  /** What it is of that, each part a list of words. */
  of?: readonly (readonly GapWord[])[];
  weight: Weight;
  effect: GapEffect;
  /** Screens that wait for the answer, by name. */
  blocks: string[];
  /** Whether the words of its chapter answer it in part. */
  isDescribed: boolean;
  /** Where the answer belongs, or the nearest line to it; from 1. */
  line: number;
  column: number;
}
