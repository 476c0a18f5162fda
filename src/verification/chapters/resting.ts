import type { Product } from '#specification';
import { proofOf } from '../proof.ts';
import type { Result } from '../prove.ts';

/**
 * Chapters 8 and 9: an error and a constant hold where the facts hold that rest on them. Those were tried; nothing is asked
 * again.
 * @param results of all other proofs
 */
export function restingResults(product: Product, results: readonly Result[]): Result[] {
  const { constants, errors } = product.specification;
  return [
    ...Object.keys(errors).map((name) =>
      resultOf(product, `errors.${name}`, `${name}: is answered where it is named`, results, ({ proof }) =>
        proof.also.includes(`errors.${name}`),
      ),
    ),
    ...Object.keys(constants).map((name) =>
      resultOf(product, `constants.${name}`, `${name}: holds wherever it is named`, results, ({ proof }) =>
        [proof.path, ...proof.also].some((path) => names(product, path, name)),
      ),
    ),
  ];
}

const order = ['contradicted', 'untried', 'proven', 'open'] as const;

function resultOf(
  product: Product,
  path: string,
  claim: string,
  results: readonly Result[],
  rests: (result: Result) => boolean,
): Result {
  const resting = results.filter(rests);
  const verdict = order.find((one) => resting.some((result) => result.verdict === one)) ?? 'open';
  const because = verdict === 'open' ? 'no fact that can be tried rests on it' : `${resting.length} proofs rest on it`;
  return { proof: proofOf(product, path, claim, async () => undefined), verdict, because, calls: [], seconds: 0 };
}

/** Whether a fact names a constant, itself or in something computed that it rests on. */
function names({ specification, entities }: Product, path: string, constant: string, depth = 0): boolean {
  const written = path
    .split('.')
    .reduce<unknown>((facts, key) => (facts as Record<string, unknown> | undefined)?.[key], specification);
  if (typeof written !== 'string' || depth > 4) return false;
  if (new RegExp(`\\bconstants\\.${constant}\\b`, 'u').test(written)) return true;
  return entities.some(({ fields }) =>
    fields.some(
      (field) =>
        field.computed &&
        written.includes(`.${field.name}`) &&
        names(field.product, `${field.path}.computed`, constant, depth + 1),
    ),
  );
}
