import type { Field } from '../compile/field.ts';
import { Unknown, type Value } from '../expressions/index.ts';
import { gridOf } from './grid.ts';
import type { Kind, SampleContext } from './kind.ts';

/** A number, whole or not. */
export const number: Kind = {
  shape: { type: 'number', whole: false },
  toValue: (field, answer) => (typeof answer === 'number' ? answer : new Unknown(field.name)),
  fromValue: numberFromValue,
  rank: (_field, answer) => Number(answer),
  words: (_field, answer) => String(answer),
  isSearched: false,
  isColumn: true,
  filter: 'range',
  amount: (answer) => (typeof answer === 'number' ? answer : undefined),
  sample: (field, context) => sampleNumber(field, context, 0.5),
};

/** Beyond the sixth decimal stands what is left over of binary fractions. */
function numberFromValue({ isWhole }: Field, value: Value): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const rounded = Number(value.toFixed(6)) + 0;
  return isWhole && !Number.isSafeInteger(rounded) ? undefined : rounded;
}

/** A number between the field's limits, on its steps; small ones are likelier, as in life. */
export function sampleNumber(field: Field, { index, random }: SampleContext, usual: number): number | undefined {
  const grid = gridOf(field, usual);
  if (!grid) return undefined;
  const count = Math.min(grid.count, 200);
  return grid.at(field.isUnique ? index % grid.count : Math.floor(random() ** 2 * count));
}
