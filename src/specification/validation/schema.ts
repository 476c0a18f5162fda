import * as z from 'zod/mini';
import type { Field, Values } from '../compile/index.ts';
import { lengthOf, Unknown } from '../expressions/index.ts';
import { isTime } from '../fields/time.ts';
import { isObject } from '../json.ts';
import { isSafeLink } from '../link.ts';
import { remember } from '../remember.ts';
import { limitsOf, must } from './limits.ts';
import { isUnanswered } from './unanswered.ts';
import { finished, isUnfinished } from './unfinished.ts';

// The browser's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const made = new WeakMap<Field, z.ZodMiniType>();

/**
 * The zod schema of an answer that was given. Inside objects whatever is required is asked for, relevant or not: `validate`
 * leaves out what is not.
 */
export function schemaOf(field: Field): z.ZodMiniType {
  return remember(made, field, () => shaped(field).check(...limitsOf(field)));
}

/** What was typed as a fraction is a number, though not a whole one. */
const wholeWanted = ({ input }: { input?: unknown }) =>
  typeof input === 'string' && /^[-+]?[\d\s]*[.,][\d\s.,]*$/.test(input) ? 'integer' : undefined;

function shaped(field: Field): z.ZodMiniType {
  const { shape } = field.kind;
  switch (shape.type) {
    case 'string':
      return field.isFree ? scalar : z.string().check(...formatOf(field, shape.format));
    case 'number':
      return field.isWhole ? z.number({ error: wholeWanted }).check(must('integer', Number.isSafeInteger)) : z.number();
    case 'boolean':
      return z.boolean();
    case 'choice':
      return choiceOf(field);
    case 'key':
      return z.string();
    case 'list':
      return listOf(field);
    case 'object':
      return objectOf(field);
  }
}

function formatOf(field: Field, format: 'date' | 'date-time' | 'duration' | 'email' | 'time' | 'uri' | undefined) {
  switch (format) {
    case undefined:
      return [];
    case 'date':
    case 'date-time':
      return [
        finished,
        must(
          format === 'date' ? 'date' : 'datetime',
          (answer) => isUnfinished(answer) || !(field.kind.toValue(field, answer) instanceof Unknown),
        ),
      ];
    case 'duration':
      return [must('duration', (answer) => (lengthOf(answer) ?? -1) >= 0)];
    case 'email':
      return [must('email', (answer: string) => answer.length <= 254 && z.regexes.email.test(answer))];
    case 'time':
      return [finished, must('time', (answer) => isUnfinished(answer) || isTime(answer))];
    case 'uri':
      return [must('uri', (answer: string) => isSafeLink(answer) && URL.canParse(answer))];
  }
}

function choiceOf({ choices }: Field): z.ZodMiniType {
  const offered = new Set<unknown>(choices.map(({ value }) => value));
  return z.unknown().check(must('enum', (answer) => offered.has(answer)));
}

/** Where it is not shown what a list holds, it holds whatever has no parts. */
function listOf({ items }: Field): z.ZodMiniType {
  if (!items) return z.array(scalar);
  const blanks = z.transform((answer: unknown) =>
    Array.isArray(answer) ? answer.map((entry) => (isUnanswered(items, entry, true) ? null : entry)) : answer,
  );
  return z.pipe(blanks, z.array(schemaOf(items)));
}

function objectOf(field: Field): z.ZodMiniType {
  const shape = field.properties.map((property) => [property.name, propertyOf(property)]);
  return z.pipe(
    z.transform((answer: unknown) => completed(field, answer)),
    z.strictObject(Object.fromEntries(shape)),
  );
}

/** What the product answers is not judged. */
function propertyOf(property: Field): z.ZodMiniType {
  if (!property.isAnswered) return z.unknown();
  return property.isRequired ? schemaOf(property) : z.nullable(schemaOf(property));
}

/** The object without what it inherits, and with `null` wherever nothing was answered. */
function completed(field: Field, answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const copy: Values = Object.assign(Object.create(null), answer);
  for (const property of field.properties)
    if (isUnanswered(property, copy[property.name], property.isRequired)) copy[property.name] = null;
  return copy;
}
