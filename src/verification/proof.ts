import type { ChapterKey, Product } from '#specification';
import { positionAt } from '#specification';
import type { Stage } from './stage.ts';
import { en, type Said } from './words/index.ts';

/** One thing that a document states, and a way to try it. */
export interface Proof {
  chapter: ChapterKey;
  /** The fact, as in `entities.repair.fields.fault.maxLength`. */
  path: string;
  /** Of the fact, from 1. */
  line: number;
  /** What is claimed, in a sentence. */
  claim: Said;
  /** Other facts that it rests on: if it holds, so do they. */
  also: readonly string[];
  /** Tries it. Throws where it does not hold, or cannot be tried; says what it was tried by. */
  try: (stage: Stage) => Promise<Said | undefined>;
}

/** An end of a proof that says why. */
class Ending extends Error {
  readonly said: Said;
  constructor(said: Said) {
    super(said(en));
    this.said = said;
  }
}

/** Something that was answered is not what the document states. */
export class Contradiction extends Ending {}

/** It could not be tried. */
export class Untried extends Ending {}

/** The document leaves open what would have to be tried. */
export class LeftOpen extends Ending {}

/** There was no answer, or none that came to its end. */
export class NoAnswer extends Error {}

/** Makes the proof of a fact of which the document does not show all: it is open. */
export function notShownProof(product: Product, path: string, claim: Said): Proof {
  return proofOf(product, path, claim, async () => {
    throw new LeftOpen(({ open }) => open.notShown);
  });
}

/** Makes a proof of a fact. */
export function proofOf(
  { specification }: Product,
  path: string,
  claim: Said,
  attempt: (stage: Stage) => Promise<Said | undefined>,
  also: readonly string[] = [],
): Proof {
  const chapter = path.split('.')[0] as ChapterKey;
  return { chapter, path, line: positionAt(specification.positions, path).line, claim, also, try: attempt };
}
