import type { ProblemCode } from './texts/problems/en.ts';

/** What a problem names, by what it is in the words of the problem. */
export type ProblemValues = Readonly<Record<string, string>>;

/** Several names as one value: how they are joined is each language's own. */
export function several(names: readonly string[]): string {
  return names.join('\n');
}

/** Something in the document that cannot be right. An error means that what stands there is not used. */
export interface Problem {
  severity: 'error' | 'warning';
  /** The fact, as in `screens.ticket-list.entity`; empty for the document as a whole. */
  path: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Its words are in `texts/problems`. */
  code: ProblemCode;
  values: ProblemValues;
}

export type { ProblemCode };
