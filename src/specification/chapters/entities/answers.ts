import type { LimitName } from '../../compile/field.ts';
import { fits } from '../../expressions/regular.ts';
import { Day } from '../../expressions/values.ts';
import { kindOf } from '../../fields/index.ts';
import type { LimitOf } from '../limits.ts';
import { choicesOf } from '../typing/fields.ts';
import type { FieldFacts } from './vocabulary.ts';

/** Why a field refuses an answer. */
export type Refusal = LimitName | 'choice' | 'date' | 'datetime' | 'pattern' | 'text' | 'type' | 'uniqueItems';

/** Whether a field refuses an answer that the document itself gives; undefined where it takes it. */
export function refusalOf(field: FieldFacts, answer: unknown, limitOf: LimitOf): Refusal | undefined {
  if (answer === null || answer === undefined) return undefined;
  switch (kindOf(field).kind) {
    case 'choice':
      return choicesOf(field).names.has(writtenAs(field, answer)) ? undefined : 'choice';
    case 'boolean':
      return typeof answer === 'boolean' ? undefined : 'type';
    case 'integer':
      return Number.isInteger(answer) ? ofNumber(field, Number(answer), limitOf) : 'type';
    case 'money':
    case 'number':
      if (typeof answer !== 'number' || (field.type === 'integer' && !Number.isInteger(answer))) return 'type';
      return ofNumber(field, answer, limitOf);
    case 'array':
      return Array.isArray(answer) ? ofList(field, answer, limitOf) : 'type';
    case 'object':
      return ofObject(field, answer, limitOf);
    case 'reference':
      return typeof answer === 'string' || typeof answer === 'number' ? undefined : 'type';
    case 'date':
      return typeof answer === 'string' && Day.parse(answer) ? undefined : 'date';
    case 'dateTime':
      return typeof answer === 'string' && !Number.isNaN(Date.parse(answer)) ? undefined : 'datetime';
    case 'email':
    case 'multiline':
    case 'text':
    case 'uri':
      return ofText(field, answer, limitOf);
  }
}

/** A number among choices of numbers, else the text: nothing that is like one of them. */
function writtenAs({ type }: FieldFacts, answer: unknown): string {
  const isNumber = type === 'integer' || type === 'number';
  return typeof answer === (isNumber ? 'number' : 'string') ? String(answer) : '\u0000';
}

function ofText(field: FieldFacts, answer: unknown, limitOf: LimitOf): Refusal | undefined {
  // Without a stated type nothing is refused.
  if (typeof answer !== 'string') return field.type || field.format ? 'text' : undefined;
  const { length } = [...answer];
  if (length < (limitOf(field, 'minLength') ?? 0)) return 'minLength';
  if (length > (limitOf(field, 'maxLength') ?? Number.POSITIVE_INFINITY)) return 'maxLength';
  return field.pattern && fits(field.pattern, answer) === false ? 'pattern' : undefined;
}

function ofNumber(field: FieldFacts, answer: number, limitOf: LimitOf): Refusal | undefined {
  const limit = (key: LimitName, isKept: (limit: number) => boolean) => {
    const value = limitOf(field, key);
    return value === undefined || isKept(value) ? undefined : key;
  };
  const isMultiple = (step: number) => step <= 0 || Math.abs(answer / step - Math.round(answer / step)) < 1e-9;
  return (
    limit('minimum', (least) => answer >= least) ??
    limit('maximum', (greatest) => answer <= greatest) ??
    limit('exclusiveMinimum', (least) => answer > least) ??
    limit('exclusiveMaximum', (greatest) => answer < greatest) ??
    limit('multipleOf', isMultiple)
  );
}

function ofList(field: FieldFacts, answer: readonly unknown[], limitOf: LimitOf): Refusal | undefined {
  if (answer.length < (limitOf(field, 'minItems') ?? 0)) return 'minItems';
  if (answer.length > (limitOf(field, 'maxItems') ?? Number.POSITIVE_INFINITY)) return 'maxItems';
  const written = answer.map((item) => JSON.stringify(item));
  if (field.uniqueItems && new Set(written).size < written.length) return 'uniqueItems';
  const { items } = field;
  return items ? firstOf(answer, (item) => refusalOf(items, item, limitOf)) : undefined;
}

function ofObject(field: FieldFacts, answer: unknown, limitOf: LimitOf): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 'type';
  const { properties } = field;
  if (!properties) return undefined;
  return firstOf(Object.entries(answer), ([name, value]) =>
    Object.hasOwn(properties, name) ? refusalOf(properties[name] ?? {}, value, limitOf) : 'type',
  );
}

function firstOf<T>(items: readonly T[], ask: (item: T) => Refusal | undefined): Refusal | undefined {
  for (const item of items) {
    const refusal = ask(item);
    if (refusal) return refusal;
  }
  return undefined;
}
