import type { LimitName } from '../../compile/field.ts';
import { lengthOf } from '../../expressions/values.ts';
import { boundAs } from '../../fields/bound.ts';
import { type FieldKind, kindOf } from '../../fields/index.ts';
import { isTime } from '../../fields/time.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import type { FieldFacts } from './vocabulary.ts';

/** A lower bound and an upper one, and whether one value can be both. */
const pairs: readonly (readonly [lower: LimitName, upper: LimitName, mayBeEqual: boolean])[] = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
];
const counts: readonly LimitName[] = ['minLength', 'maxLength', 'minItems', 'maxItems', 'maxSize'];

const amounts = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const;

/** Bounds that no answer is between. */
export function checkBounds(checker: Checker, path: string, field: FieldFacts, limits: Limits) {
  for (const key of counts) {
    const count = limits.of(field, key);
    if (count !== undefined && (count < 0 || !Number.isInteger(count)))
      checker.error(`${path}.${key}`, 'field.count', { key, limit: String(count) });
  }
  const { kind } = kindOf(field);
  for (const key of amounts) {
    const stated = field[key];
    // That a time of day has no steps is said already.
    if (kind === 'time' && key === 'multipleOf') continue;
    if (stated !== undefined && stated !== null && !isOfKind(kind, stated))
      checker.error(`${path}.${key}`, 'field.length', { key, limit: String(stated) });
  }
  const step = limits.of(field, 'multipleOf');
  if (step !== undefined && step <= 0) checker.error(`${path}.multipleOf`, 'field.step', { limit: String(step) });
  for (const [lower, upper, mayBeEqual] of pairs) {
    const least = limits.of(field, lower);
    const greatest = limits.of(field, upper);
    if (least === undefined || greatest === undefined) continue;
    if (least < greatest || (mayBeEqual && least === greatest)) continue;
    const values = { lower, upper, least: String(boundAs(kind, least)), greatest: String(boundAs(kind, greatest)) };
    checker.error(`${path}.${isWritten(field, upper) ? upper : lower}`, 'field.bounds', values);
    return;
  }
}

/** Whether a bound is written as the answers are; what an expression is worth is known later. */
function isOfKind(kind: FieldKind, stated: string | number): boolean {
  if (typeof stated === 'string' && stated.startsWith('=')) return true;
  if (kind === 'duration') return lengthOf(stated) !== undefined;
  return kind === 'time' ? isTime(stated) : typeof stated === 'number';
}

/** Whether a bound is a number in the document: one that comes through constants is rarely the one that is wrong. */
function isWritten(field: FieldFacts, key: LimitName): boolean {
  return typeof field[key] === 'number';
}
