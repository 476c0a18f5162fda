import { likeThousands } from '../vocabulary/words/number-said.ts';
import { amountIn, isUnit } from '../vocabulary/words/units.ts';

/** A number, or an amount with its unit, that may be meant as thousands: `5.000`, `5.000 EUR`. */
export function thousandsIn(source: string) {
  const amount = /\.\d\d0/.test(source) ? amountIn(source) : undefined;
  const number = amount && isUnit(amount.unit) ? amount.number : source;
  if (!likeThousands.test(number)) return undefined;
  const of = (other: string) => source.replace(number, other);
  return { name: source, number: of(String(Number(number))), whole: of(number.replace('.', '')) };
}
