import type { Entity, Field, Values } from '../compile/index.ts';
import { Duration, dayLength, lengthOf } from '../expressions/index.ts';
import { isAlike } from '../fields/canonical.ts';

/** Two records that differ in one answer by one step, of which the one is to be accepted and the other is not. */
export interface Edge {
  kept: Values;
  broken: Values;
}

/**
 * Goes from a record that keeps something and one that breaks it to where the one becomes the other: a number by its
 * steps, a day, a minute. Undefined where they differ in more than one such answer.
 */
export function edgeBetween(
  entity: Entity,
  kept: Values,
  broken: Values,
  isKept: (values: Values) => boolean | undefined,
): Edge | undefined {
  const differing = entity.fields.filter(({ name, computed }) => !computed && !isAlike(kept[name], broken[name]));
  const [field] = differing;
  const line = field && differing.length === 1 ? lineOf(field) : undefined;
  if (!field || !line) return undefined;
  let [low, high] = [line.toStep(kept[field.name]), line.toStep(broken[field.name])];
  if (low === undefined || high === undefined) return undefined;
  while (Math.abs(high - low) > 1) {
    const middle = Math.trunc((low + high) / 2);
    // So far out numbers have no steps between them.
    if (middle === low || middle === high) return undefined;
    const answer = isKept({ ...kept, [field.name]: line.fromStep(middle) });
    if (answer === undefined) return undefined;
    if (answer) low = middle;
    else high = middle;
  }
  return {
    kept: { ...kept, [field.name]: line.fromStep(low) },
    broken: { ...kept, [field.name]: line.fromStep(high) },
  };
}

interface Line {
  toStep: (value: unknown) => number | undefined;
  fromStep: (step: number) => unknown;
}

function lineOf(field: Field): Line | undefined {
  const time = (unit: number, write: (moment: Date) => string): Line => ({
    toStep: (value) => (typeof value === 'string' ? Math.round(Date.parse(value) / unit) : undefined),
    fromStep: (step) => write(new Date(step * unit)),
  });
  switch (field.kindName) {
    case 'date':
      return time(dayLength, (moment) => moment.toISOString().slice(0, 10));
    case 'dateTime':
      return time(60_000, (moment) => moment.toISOString());
    case 'duration':
      return {
        toStep: (value) => {
          const length = lengthOf(value);
          return length === undefined ? undefined : Math.round(length / 60_000);
        },
        fromStep: (step) => new Duration(step * 60_000).toISOString(),
      };
    case 'integer':
    case 'number':
    case 'money': {
      const size = field.limit('multipleOf') ?? (field.isWhole ? 1 : 0.01);
      return {
        toStep: (value) => (typeof value === 'number' ? Math.round(value / size) : undefined),
        fromStep: (step) => Number((step * size).toFixed(10)) + 0,
      };
    }
    case 'array':
    case 'boolean':
    case 'choice':
    case 'email':
    case 'file':
    case 'multiline':
    case 'object':
    case 'reference':
    case 'text':
    case 'time':
    case 'uri':
      return undefined;
  }
}
