import { Duration, lengthOf } from '../expressions/index.ts';
import type { FieldKind } from './index.ts';
import { millisecondsOf, timeAt } from './time.ts';

/** How much a bound is: a number itself, a duration and a time of day in milliseconds; undefined where it is none of them. */
export function boundIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : (lengthOf(value) ?? millisecondsOf(value));
}

/** A bound as the answers of a field are written. */
export function boundAs(kind: FieldKind, bound: number): number | string {
  if (kind === 'duration') return new Duration(bound).toISOString();
  return kind === 'time' ? timeAt(bound) : bound;
}
