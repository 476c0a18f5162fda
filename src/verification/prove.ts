import { Contradiction, LeftOpen, type Proof, Untried } from './proof.ts';
import type { Stage } from './stage.ts';

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
  verdict: Verdict;
  /** By what it was proven, or why not. */
  because: string;
  /** The calls that were made for it. */
  calls: readonly string[];
  seconds: number;
}

/** Tries a proof. What goes wrong while it is tried contradicts nothing, unless it was answered. */
export async function prove(proof: Proof, stage: Stage): Promise<Result> {
  const begin = performance.now();
  const result = (verdict: Verdict, because: string): Result => ({
    proof,
    verdict,
    because,
    calls: stage.calls,
    seconds: (performance.now() - begin) / 1000,
  });
  try {
    await stage.begin();
    return result('proven', (await proof.try(stage)) ?? '');
  } catch (error) {
    if (error instanceof Contradiction) return result('contradicted', error.message);
    if (error instanceof LeftOpen) return result('open', error.message);
    if (error instanceof Untried) return result('untried', error.message);
    throw error;
  }
}
