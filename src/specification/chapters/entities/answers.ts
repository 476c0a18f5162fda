import * as z from 'zod/mini';
import { isColor } from '../../color.ts';
import type { LimitName } from '../../compile/field.ts';
import { Day, lengthOf } from '../../expressions/values.ts';
import { attachmentOf, isAccepted } from '../../fields/attachment.ts';
import { canonical } from '../../fields/canonical.ts';
import { momentOf } from '../../fields/date-time.ts';
import { kindOf } from '../../fields/index.ts';
import { meantBy } from '../../fields/meant-by.ts';
import { isTime, millisecondsOf } from '../../fields/time.ts';
import { isSafeLink } from '../../link.ts';
import { isPhone } from '../../phone.ts';
import type { Limits } from '../limits.ts';
import { choicesOf } from '../typing/fields.ts';
import type { FieldFacts } from './vocabulary.ts';

/** Why a field refuses an answer. */
export type Refusal =
  | LimitName
  | 'accept'
  | 'choice'
  | 'color'
  | 'date'
  | 'datetime'
  | 'duration'
  | 'email'
  | 'pattern'
  | 'phone'
  | 'text'
  | 'time'
  | 'type'
  | 'uniqueItems'
  | 'uri';

/** Whether a field refuses an answer that the document itself gives; undefined where it takes it. */
export function refusalOf(field: FieldFacts, answer: unknown, limits: Limits): Refusal | undefined {
  if (answer === null || answer === undefined) return undefined;
  switch (kindOf(field).kind) {
    case 'choice':
      return choicesOf(field).names.has(writtenAs(field, answer)) ? undefined : 'choice';
    case 'boolean':
      return typeof answer === 'boolean' ? undefined : 'type';
    case 'integer':
      return Number.isInteger(answer) ? ofNumber(field, Number(answer), limits) : 'type';
    case 'money':
    case 'number':
      if (typeof answer !== 'number' || (field.type === 'integer' && !Number.isInteger(answer))) return 'type';
      return ofNumber(field, answer, limits);
    case 'array':
      return Array.isArray(answer) ? ofList(field, answer, limits) : 'type';
    case 'object':
      return ofObject(field, answer, limits);
    case 'reference':
      return typeof answer === 'string' || typeof answer === 'number' ? undefined : 'type';
    case 'date':
      return typeof answer === 'string' && Day.parse(answer) ? undefined : 'date';
    case 'dateTime':
      return momentOf(answer) ? undefined : 'datetime';
    case 'duration': {
      const length = lengthOf(answer);
      return length === undefined || length < 0 ? 'duration' : ofNumber(field, length, limits);
    }
    case 'time':
      return isTime(answer)
        ? (ofText(field, answer, limits) ?? ofBounds(field, millisecondsOf(answer) ?? 0, limits))
        : 'time';
    case 'file':
      return ofText(field, answer, limits) ?? ofFile(field, answer, limits);
    case 'email':
      return ofText(field, answer, limits) ?? (z.regexes.email.test(String(answer)) ? undefined : 'email');
    case 'uri':
      return ofText(field, answer, limits) ?? (isSafeLink(String(answer)) ? undefined : 'uri');
    case 'multiline':
    case 'text':
      return ofText(field, answer, limits);
  }
}

/** A number among choices of numbers, else the text: nothing that is like one of them. */
function writtenAs({ type }: FieldFacts, answer: unknown): string {
  const isNumber = type === 'integer' || type === 'number';
  return typeof answer === (isNumber ? 'number' : 'string') ? String(answer) : '\u0000';
}

function ofText(field: FieldFacts, answer: unknown, limits: Limits): Refusal | undefined {
  // Without a stated type nothing is refused.
  if (typeof answer !== 'string') return field.type || field.format ? 'text' : undefined;
  const { length } = [...answer];
  if (length < (limits.of(field, 'minLength') ?? 0)) return 'minLength';
  if (length > (limits.of(field, 'maxLength') ?? Number.POSITIVE_INFINITY)) return 'maxLength';
  if (field.pattern && limits.fits(field.pattern, answer) === false) return 'pattern';
  if (field.format === 'color' && !isColor(answer)) return 'color';
  return field.format === 'phone' && !isPhone(answer) ? 'phone' : undefined;
}

function ofFile(field: FieldFacts, answer: unknown, limits: Limits): Refusal | undefined {
  const file = attachmentOf(answer);
  if (!file) return undefined;
  if (field.accept && !isAccepted(file, field.accept)) return 'accept';
  return file.bytes > (limits.of(field, 'maxSize') ?? Number.POSITIVE_INFINITY) ? 'maxSize' : undefined;
}

function ofNumber(field: FieldFacts, answer: number, limits: Limits): Refusal | undefined {
  const step = limits.of(field, 'multipleOf') ?? 0;
  const isMultiple = step <= 0 || Math.abs(answer / step - Math.round(answer / step)) < 1e-9;
  return ofBounds(field, answer, limits) ?? (isMultiple ? undefined : 'multipleOf');
}

function ofBounds(field: FieldFacts, answer: number, limits: Limits): Refusal | undefined {
  const limit = (key: LimitName, isKept: (limit: number) => boolean) => {
    const value = limits.of(field, key);
    return value === undefined || isKept(value) ? undefined : key;
  };
  return (
    limit('minimum', (least) => answer >= least) ??
    limit('maximum', (greatest) => answer <= greatest) ??
    limit('exclusiveMinimum', (least) => answer > least) ??
    limit('exclusiveMaximum', (greatest) => answer < greatest)
  );
}

/** A text that two answers to a field have in common exactly where they mean the same. */
export function heldBy(field: FieldFacts | null | undefined, answer: unknown): string {
  return canonical(field ? meantBy(kindOf(field).kind, answer) : answer);
}

function ofList(field: FieldFacts, answer: readonly unknown[], limits: Limits): Refusal | undefined {
  if (answer.length < (limits.of(field, 'minItems') ?? 0)) return 'minItems';
  if (answer.length > (limits.of(field, 'maxItems') ?? Number.POSITIVE_INFINITY)) return 'maxItems';
  const { items } = field;
  if (field.uniqueItems && new Set(answer.map((item) => heldBy(items, item))).size < answer.length)
    return 'uniqueItems';
  return items ? firstOf(answer, (item) => refusalOf(items, item, limits)) : undefined;
}

function ofObject(field: FieldFacts, answer: unknown, limits: Limits): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'type';
  const { properties } = field;
  if (!properties) return undefined;
  return firstOf(Object.entries(answer), ([name, value]) =>
    Object.hasOwn(properties, name) ? refusalOf(properties[name] ?? {}, value, limits) : 'type',
  );
}

function firstOf<T>(items: readonly T[], ask: (item: T) => Refusal | undefined): Refusal | undefined {
  for (const item of items) {
    const refusal = ask(item);
    if (refusal) return refusal;
  }
  return undefined;
}
