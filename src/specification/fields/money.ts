import type { Field } from '../compile/field.ts';
import type { Kind } from './kind.ts';
import { number, sampleNumber } from './number.ts';

/** An amount in the currency that is its unit, else in the product's (`purpose.currency`). */
export const money: Kind = {
  ...number,
  step: minorUnit,
  sample: (field, context) => sampleNumber(field, context, minorUnit(field) === 1 ? 10 : 0.5),
};

/** Whether a unit is a currency: an ISO 4217 code. */
export const isCurrency = (unit: string | null | undefined): unit is string => /^[A-Z]{3}$/.test(unit ?? '');

const known = new Map<string, number>();

/** The least amount that there is of the currency: 0.01 euro, 1 yen. It is no guess: ISO 4217 states it. */
function minorUnit({ currency }: Field): number | undefined {
  if (!currency) return undefined;
  let unit = known.get(currency);
  if (unit === undefined) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    unit = 1 / 10 ** (maximumFractionDigits ?? 2);
    known.set(currency, unit);
  }
  return unit;
}
