import type { ChapterKey } from './chapters.ts';
import type { Positions } from './document/positions.ts';
import type { Prose } from './document/prose.ts';
import type { Access } from './vocabulary/access.ts';
import type { Call } from './vocabulary/calls.ts';
import type { Constant } from './vocabulary/constants.ts';
import type { Entity } from './vocabulary/entities.ts';
import type { CataloguedError } from './vocabulary/errors.ts';
import type { Lifecycle } from './vocabulary/lifecycles.ts';
import type { Purpose } from './vocabulary/purpose.ts';
import type { Rule } from './vocabulary/rules.ts';
import type { Screen } from './vocabulary/screens.ts';

/** How far something is known: see the table of states in the README. */
export type Knowledge = 'notShown' | 'described' | 'stated' | 'none';

export interface Chapter {
  key: ChapterKey;
  /** As the document calls it, else the usual name. */
  title: string;
  state: Knowledge;
  prose: Prose[];
  /** Of its heading, from 1; absent where the document has no such chapter. */
  line?: number;
}

/**
 * A specification document, read. Plain data: it travels to the browser as JSON. In every chapter an absent
 * property is not shown, `null` is stated that there is none, anything else is stated.
 */
export interface Specification {
  /** What the document is called in messages. */
  file: string;
  /** Its first heading. */
  heading: string;
  /** What stands before the first chapter. */
  preface: Prose[];
  /** Always nine, in order. */
  chapters: Chapter[];
  purpose: Purpose;
  screens: Record<string, Screen>;
  entities: Record<string, Entity>;
  lifecycles: Record<string, Lifecycle>;
  rules: Record<string, Rule>;
  access: Access;
  calls: Record<string, Call>;
  errors: Record<string, CataloguedError>;
  constants: Record<string, Constant>;
  positions: Positions;
}
