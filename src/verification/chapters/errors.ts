import type { Product } from '#specification';
import { LeftOpen, type Proof, proofOf } from '../proof.ts';

/** Chapter 8: an error that neither a rule nor a call names is never answered, as far as the document goes. */
export function errorProofs(product: Product): Proof[] {
  const named = new Set([
    ...product.rules.map(({ error }) => error),
    ...product.operations.flatMap(({ call }) => call?.facts.errors ?? []),
  ]);
  return Object.keys(product.specification.errors).flatMap((name) => {
    if (named.has(name)) return [];
    const claim = `${name}: is answered where it is named`;
    return [
      proofOf(product, `errors.${name}`, claim, async () => {
        throw new LeftOpen('neither a rule nor a call names it');
      }),
    ];
  });
}
