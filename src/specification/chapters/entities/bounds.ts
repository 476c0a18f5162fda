import type { LimitName } from '../../compile/field.ts';
import { kindOf } from '../../fields/index.ts';
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
  const isDuration = kindOf(field).kind === 'duration';
  for (const key of amounts) {
    const stated = field[key];
    const isLength = typeof stated === 'string' && !stated.startsWith('=');
    if (stated !== undefined && stated !== null && isDuration ? typeof stated === 'number' : isLength)
      checker.error(`${path}.${key}`, 'field.length', { key, limit: String(stated) });
  }
  const step = limits.of(field, 'multipleOf');
  if (step !== undefined && step <= 0) checker.error(`${path}.multipleOf`, 'field.step', { limit: String(step) });
  for (const [lower, upper, mayBeEqual] of pairs) {
    const least = limits.of(field, lower);
    const greatest = limits.of(field, upper);
    if (least === undefined || greatest === undefined) continue;
    if (least < greatest || (mayBeEqual && least === greatest)) continue;
    const values = { lower, upper, least: String(least), greatest: String(greatest) };
    checker.error(`${path}.${isWritten(field, upper) ? upper : lower}`, 'field.bounds', values);
    return;
  }
}

/** Whether a bound is a number in the document: one that comes through constants is rarely the one that is wrong. */
function isWritten(field: FieldFacts, key: LimitName): boolean {
  return typeof field[key] === 'number';
}
