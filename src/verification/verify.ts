import type { Product } from '#specification';
import { restingResults } from './chapters/resting.ts';
import type { Ground } from './ground.ts';
import { proofsOf } from './proofs.ts';
import { prove, type Result } from './prove.ts';
import { Stage } from './stage.ts';

/**
 * Derives everything that a document states, and tries it.
 * @param onResult is told of each proof as it is done, and of how many there are
 */
export async function verify(
  product: Product,
  ground: Ground,
  onResult: (result: Result, done: number, all: number) => void = () => {},
): Promise<Result[]> {
  const proofs = proofsOf(product);
  const stage = new Stage(product, ground);
  await stage.prepare();
  const results: Result[] = [];
  for (const proof of proofs) {
    const result = await prove(proof, stage);
    results.push(result);
    onResult(result, results.length, proofs.length);
  }
  return [...results, ...restingResults(product, results)];
}
