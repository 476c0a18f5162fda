import type { Product } from '#specification';
import { restingResults } from './chapters/resting.ts';
import type { Ground } from './ground.ts';
import type { Proof } from './proof.ts';
import { proofsOf } from './proofs.ts';
import { prove, type Result } from './prove.ts';
import { Stage } from './stage.ts';

export interface VerifyOptions {
  /** Which proofs are tried; all of them where absent. */
  only?: (proof: Proof) => boolean;
  /** Is told of each proof as it is done, and of how many there are. */
  onResult?: (result: Result, done: number, all: number) => void;
}

/** Derives everything that a document states, and tries it. */
export async function verify(
  product: Product,
  ground: Ground,
  { only = () => true, onResult }: VerifyOptions = {},
): Promise<Result[]> {
  const proofs = proofsOf(product).filter(only);
  const stage = new Stage(product, ground);
  await stage.prepare();
  const results: Result[] = [];
  for (const proof of proofs) {
    const result = await prove(proof, stage);
    results.push(result);
    onResult?.(result, results.length, proofs.length);
  }
  return [...results, ...restingResults(product, results)];
}
