import type { Field } from '#specification';
import { decimalsOf } from './formats.ts';

/** With the decimals of the currency; none of whole amounts. Without a currency where the document states none. */
export function moneyOptions(field: Field): Intl.NumberFormatOptions {
  const { currency } = field;
  const decimals = field.isWhole ? 0 : decimalsOf(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return currency ? { style: 'currency', currency, ...digits } : digits;
}
