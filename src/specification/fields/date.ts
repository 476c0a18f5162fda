import type { Field } from '../compile/field.ts';
import { Day, dayOf, Unknown, type Value, zoneOf } from '../expressions/index.ts';
import type { Kind, SampleContext } from './kind.ts';

/** A calendar day, as in `2026-11-21`. */
export const date: Kind = {
  shape: { type: 'string', format: 'date' },
  toValue: (field, answer) => (typeof answer === 'string' && Day.parse(answer)) || new Unknown(field.name),
  fromValue,
  rank: (_field, answer) => String(answer),
  words: (_field, answer) => String(answer),
  isSearched: false,
  isColumn: true,
  filter: 'range',
  sample: (field, context) => String(sampleDay(field, context)),
};

/** The day that a moment falls on is the one on the product's calendar. */
function fromValue({ product }: Field, value: Value): unknown {
  const day = value instanceof Date ? dayOf(value, zoneOf(product.timeZone)) : value;
  if (day instanceof Day) return String(day);
  return typeof day === 'string' && Day.parse(day) ? day : undefined;
}

/** A day near the day that samples lie around; before it where only the product writes it. */
export function sampleDay(field: Field, { index, random, now }: SampleContext): Day {
  const drawn = field.isUnique ? index : Math.floor(random() * 45);
  return dayOf(now, zoneOf(field.product.timeZone)).plus(field.facts.readOnly ? -1 - drawn : drawn - 15);
}
