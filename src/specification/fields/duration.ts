import type { Field } from '../compile/field.ts';
import { Duration, lengthOf, Unknown } from '../expressions/index.ts';
import type { Kind } from './kind.ts';
import { pick } from './random.ts';

const quarter = 900_000;

/** A length of time, as in `PT1H30M`. */
export const duration: Kind = {
  shape: { type: 'string', format: 'duration' },
  toValue: (field, answer) => durationOf(answer) ?? new Unknown(field.name),
  fromValue: (_field, value) => (value instanceof Duration ? value : durationOf(value))?.toISOString(),
  rank: (_field, answer) => lengthOf(answer) ?? 0,
  words: (_field, answer) => String(answer),
  isSearched: false,
  isColumn: true,
  filter: 'range',
  amount: lengthOf,
  sample: (field, { index, random }) => {
    const lengths = lengthsOf(field);
    const length = field.isUnique ? lengths[index % lengths.length] : pick(random, lengths);
    return length === undefined ? undefined : new Duration(length).toISOString();
  },
};

function durationOf(answer: unknown): Duration | undefined {
  return typeof answer === 'string' ? Duration.parse(answer) : undefined;
}

/** Quarters of an hour between the limits of a field, or steps of its own; the limits themselves where there is none. */
function lengthsOf(field: Field): number[] {
  const step = field.limit('multipleOf') || quarter;
  const least = Math.max(
    field.limit('minimum') ?? step,
    (field.limit('exclusiveMinimum') ?? Number.NEGATIVE_INFINITY) + 1,
  );
  const most = Math.min(field.limit('maximum') ?? least + 16 * step, (field.limit('exclusiveMaximum') ?? Infinity) - 1);
  const first = Math.ceil(least / step) * step;
  const steps = Array.from({ length: 32 }, (_, at) => first + at * step).filter((length) => length <= most);
  return steps.length > 0 ? steps : [least, most].filter((length) => length >= least && length <= most);
}
