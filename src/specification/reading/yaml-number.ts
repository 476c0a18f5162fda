import { Written } from '../chapters/facts.ts';
import { likeThousands, numberSaid } from '../vocabulary/words/number-said.ts';
import { amountIn, isUnit } from '../vocabulary/words/units.ts';

/** A number, or an amount with its unit, that may be meant as thousands: `5.000`, `5.000 EUR`. */
export function thousandsIn(source: string) {
  const amount = /\.\d\d0/.test(source) ? amountIn(source) : undefined;
  const number = amount && isUnit(amount.unit) ? amount.number : source;
  if (!likeThousands.test(number)) return undefined;
  const of = (other: string) => source.replace(number, other);
  return { name: source, number: of(String(Number(number))), whole: of(number.replace('.', '')) };
}

/** `{ price: 1,5 }`: digits right behind a number and its comma, which parts in braces. */
export function tornNumber(key: string, before: unknown, word: string) {
  if (!(before instanceof Written) || typeof before.value !== 'number' || !/^\d+$/.test(word)) return undefined;
  const name = `${before.source},${word}`;
  return { name, example: `${key}: ${numberSaid(name) ?? name}` };
}
