import type { Field } from '#specification';

export const aggregates = ['sum', 'average', 'min', 'max'] as const;

/** As units and labels say that a number is one for each of something: `EUR/h`, “Price per night”, “Stundensatz”. */
const isRate =
  /[/%‰]|(^|\s)(per|pro|je|لكل)\s|(rate|(?<!um|ab|ein|zu|er|daten)satz|percentage)$|[毎率]|あたり|当たり|単価|معدل/iu;

/** What one of something costs, where a person states it; a price that is worked out is that of a whole. */
const isPrice = /(\bprice|preis|価格|値段|السعر)$/iu;

/**
 * Money, quantities and what is counted in a unit are added up. Of anything else that is a number a sum says nothing: of
 * rates, of what names a record, and of what is measured from somewhere else than nothing.
 */
export function firstFigure(field: Field): (typeof aggregates)[number] {
  const { format, unit, kindName, isWhole, isUnique, label } = field;
  if (format === 'percent' || format === 'rating' || isUnique) return 'average';
  if (isRate.test(unit ?? '') || isRate.test(label.text) || (field.limit('minimum') ?? 0) > 1) return 'average';
  if (isPrice.test(label.text) && !field.computed) return 'average';
  return isWhole || unit || kindName === 'money' ? 'sum' : 'average';
}
