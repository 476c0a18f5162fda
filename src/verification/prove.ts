import { Contradiction, LeftOpen, NoAnswer, type Proof, Untried } from './proof.ts';
import type { Stage } from './stage.ts';
import type { Said, Words } from './words/index.ts';

/**
 * What became of a proof.
 * - `proven`: it was tried and holds;
 * - `contradicted`: something else was answered than the document states;
 * - `untried`: it could not be tried here;
 * - `open`: the document leaves open what would have to be tried.
 */
export type Verdict = 'proven' | 'contradicted' | 'untried' | 'open';

export interface Result {
  proof: Proof;
  /** What was claimed. */
  claim: string;
  verdict: Verdict;
  /** By what it was proven, or why not. */
  because: string;
  /** The calls that were made for it. */
  calls: readonly string[];
  seconds: number;
}

/** Tries a proof. What goes wrong while it is tried contradicts nothing, unless it was answered. */
export async function prove(proof: Proof, stage: Stage, words: Words): Promise<Result> {
  const begin = performance.now();
  const result = (verdict: Verdict, because: Said | undefined): Result => ({
    proof,
    claim: proof.claim(words),
    verdict,
    because: because?.(words) ?? '',
    calls: stage.calls,
    seconds: (performance.now() - begin) / 1000,
  });
  try {
    await stage.begin();
    return result('proven', await proof.try(stage));
  } catch (error) {
    if (error instanceof Contradiction) return result('contradicted', error.said);
    if (error instanceof LeftOpen) return result('open', error.said);
    if (error instanceof Untried) return result('untried', error.said);
    if (!(error instanceof NoAnswer)) return result('untried', ({ untried }) => untried.broken(String(error)));
    stage.isSilent = true;
    return result('untried', ({ untried }) => untried.stopped);
  }
}
