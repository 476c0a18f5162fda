import type { ChapterKey, Product } from '#specification';
import { positionAt } from '#specification';
import type { Stage } from './stage.ts';

/** One thing that a document states, and a way to try it. */
export interface Proof {
  chapter: ChapterKey;
  /** The fact, as in `entities.repair.fields.fault.maxLength`. */
  path: string;
  /** Of the fact, from 1. */
  line: number;
  /** What is claimed, in a sentence. */
  claim: string;
  /** Other facts that it rests on: if it holds, so do they. */
  also: readonly string[];
  /** Tries it. Throws where it does not hold, or cannot be tried; says what it was tried by. */
  try: (stage: Stage) => Promise<string | undefined>;
}

/** Something that was answered is not what the document states. */
export class Contradiction extends Error {}

/** It could not be tried. */
export class Untried extends Error {}

/** The document leaves open what would have to be tried. */
export class LeftOpen extends Error {}

/** Makes a proof of a fact. */
export function proofOf(
  { specification }: Product,
  path: string,
  claim: string,
  attempt: (stage: Stage) => Promise<string | undefined>,
  also: readonly string[] = [],
): Proof {
  const chapter = path.split('.')[0] as ChapterKey;
  return { chapter, path, line: positionAt(specification.positions, path).line, claim, also, try: attempt };
}
