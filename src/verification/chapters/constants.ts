import type { Product } from '#specification';
import type { Result, Verdict } from '../prove.ts';
import { type Proof, proofOf } from '../proof.ts';

/**
 * Chapter 9: a constant holds where the facts hold that rest on it. Those were tried; nothing is asked again.
 * @param results of all other proofs
 */
export function constantResults(product: Product, results: readonly Result[]): Result[] {
  return Object.keys(product.specification.constants).flatMap((name) => {
    const resting = results.filter(({ proof }) => [proof.path, ...proof.also].some((path) => names(product, path, name)));
    const verdict = (['contradicted', 'untried', 'proven'] as const).find((one) => resting.some((result) => result.verdict === one));
    const claim = `${name}: holds wherever it is named`;
    const proof: Proof = proofOf(product, `constants.${name}`, claim, async () => undefined);
    const found: Verdict = verdict ?? 'open';
    const because = verdict ? `${resting.length} proofs rest on it` : 'no fact that can be tried rests on it';
    return [{ proof, verdict: found, because, calls: [], seconds: 0 }];
  });
}

/** Whether a fact names a constant, itself or in something computed that it rests on. */
function names({ specification, entities }: Product, path: string, constant: string, depth = 0): boolean {
  const written = path.split('.').reduce<unknown>((facts, key) => (facts as Record<string, unknown> | undefined)?.[key], specification);
  if (typeof written !== 'string' || depth > 4) return false;
  if (new RegExp(`\\bconstants\\.${constant}\\b`, 'u').test(written)) return true;
  return entities.some(({ fields }) =>
    fields.some(
      (field) =>
        field.computed && written.includes(`.${field.name}`) && names(field.product, `${field.path}.computed`, constant, depth + 1),
    ),
  );
}
