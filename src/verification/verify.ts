import type { Product } from '#specification';
import { restingResults } from './chapters/resting.ts';
import type { Ground } from './ground.ts';
import type { Proof } from './proof.ts';
import { proofsOf } from './proofs.ts';
import { prove, type Result } from './prove.ts';
import { Stage } from './stage.ts';
import { en, type Words } from './words/index.ts';

export interface VerifyOptions {
  /** Which proofs are tried; all of them where absent. */
  only?: (proof: Proof) => boolean;
  /** Is told of each proof as it is done, and of how many there are. */
  onResult?: (result: Result, done: number, all: number) => void;
  /** What it says it in; English where absent. */
  words?: Words;
}

/** So often in a row nothing is answered before nothing more is asked. */
const mostSilent = 3;

/** Derives everything that a document states, and tries it. */
export async function verify(
  product: Product,
  ground: Ground,
  { only = () => true, onResult, words = en }: VerifyOptions = {},
): Promise<Result[]> {
  const proofs = proofsOf(product).filter(only);
  const stage = new Stage(product, ground);
  await stage.prepare();
  const results: Result[] = [];
  let silent = 0;
  for (const proof of proofs) {
    const result = silent < mostSilent ? await prove(proof, stage, words) : stopped(proof, words);
    silent = stage.isSilent ? silent + 1 : 0;
    results.push(result);
    onResult?.(result, results.length, proofs.length);
  }
  return [...results, ...restingResults(product, results, words)];
}

function stopped(proof: Proof, words: Words): Result {
  return {
    proof,
    claim: proof.claim(words),
    verdict: 'untried',
    because: words.untried.stopped,
    calls: [],
    seconds: 0,
  };
}
