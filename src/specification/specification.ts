import type { ChapterFacts } from './chapters/index.ts';
import type { ChapterKey } from './chapters/keys.ts';
import type { Node } from './expressions/node.ts';
import type { Positions } from './reading/positions.ts';
import type { Prose } from './reading/prose.ts';
import type { Language } from './texts/language.ts';

/** How far something is known. */
export type Knowledge = 'notShown' | 'described' | 'stated' | 'none';

export interface Chapter {
  key: ChapterKey;
  /** As the document calls it; absent where it does not call it anything. */
  title?: string;
  state: Knowledge;
  prose: Prose[];
  /** Of its heading, from 1; absent where the document has no such chapter. */
  line?: number;
}

/**
 * A specification document, read. Plain data: it travels to the browser as JSON. In every chapter an absent
 * property is not shown, `null` is stated that there is none, anything else is stated.
 */
export interface Specification extends ChapterFacts {
  /** What the document is called in messages. */
  file: string;
  /** Its first heading. */
  heading: string;
  /** What stands before the first chapter. */
  preface: Prose[];
  /** Always nine, in order. */
  chapters: Chapter[];
  /** The language that they are called in; absent where none of them tells. */
  language?: Language;
  /** What stands behind the chapters. */
  appendix: Prose[];
  positions: Positions;
  /** Paths of what is written as `not shown`, entries of lists included. */
  notShown: string[];
  /** Paths of what is written and cannot be used. */
  unusable: string[];
  /** Every expression of the document that can be used, by its source. */
  expressions: Record<string, Node>;
}
