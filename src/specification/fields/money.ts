import type { Kind } from './kind.ts';
import { number, sampleNumber } from './number.ts';

/** An amount in the product's currency (`purpose.currency`). */
export const money: Kind = {
  ...number,
  sample: (field, context) => sampleNumber(field, context, hasCents(field.product.currency) ? 0.5 : 10),
};

const known = new Map<string, boolean>();

function hasCents(currency: string | undefined): boolean {
  if (!currency) return true;
  let answer = known.get(currency);
  if (answer === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    answer = maximumFractionDigits !== 0;
    known.set(currency, answer);
  }
  return answer;
}
