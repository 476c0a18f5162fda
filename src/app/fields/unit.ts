import type { Field } from '#specification';
import { numberFormat } from './formats.ts';

/** What a language counts in one word and in another. */
const counted = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** What stands behind one number: of a single one, “hour” in place of “hours”. @param locale of whoever reads */
export function unitBehind(field: Field, value: number, locale: string): string | undefined {
  const unit = unitOf(field);
  if (!unit || Math.abs(value) !== 1) return unit;
  const word = (language: string, one: string, count: number) =>
    numberFormat(language, { style: 'unit', unit: one, unitDisplay: 'long' })
      .formatToParts(count)
      .find(({ type }) => type === 'unit')?.value;
  for (const language of [locale, 'en'])
    for (const one of counted) if (word(language, one, 2) === unit) return word(language, one, value);
  return unit;
}

/** What stands behind the number: its unit, `%`, or of how many it is. */
export function unitOf(field: Field): string | undefined {
  if (field.unit && field.unit !== field.currency) return field.unit;
  if (field.format === 'percent') return '%';
  const most = field.limit('maximum');
  return field.format === 'rating' && most !== undefined ? `/ ${most}` : undefined;
}
