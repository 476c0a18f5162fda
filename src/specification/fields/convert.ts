import type { Field } from '../compile/field.ts';
import { Unknown, type Value } from '../expressions/index.ts';

/** The value of an answer, also of one that was not given. */
export function toValue(field: Field, answer: unknown): Value {
  return answer === null || answer === undefined || answer === '' ? null : field.kind.toValue(field, answer);
}

/** The answer that a value gives, also where it is known to be empty; undefined where it cannot be one. */
export function fromValue(field: Field, value: Value | undefined): unknown {
  if (value === undefined || value instanceof Unknown) return undefined;
  return value === null ? null : field.kind.fromValue(field, value);
}
