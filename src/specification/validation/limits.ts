import * as z from 'zod/mini';
import { isColor } from '../color.ts';
import type { Field, LimitName } from '../compile/index.ts';
import { fits } from '../expressions/index.ts';
import { attachmentOf, isAccepted, isPicture } from '../fields/attachment.ts';
import { boundAs } from '../fields/bound.ts';
import { canonical } from '../fields/canonical.ts';
import { meantBy } from '../fields/meant-by.ts';
import { isPhone } from '../phone.ts';
import { textFitting } from '../samples/from-pattern.ts';
import { isMultiple } from './multiple.ts';

/** A check of our own: the keyword that is not kept, and its limit. */
export function must<T = unknown>(code: string, test: (answer: T) => boolean, limit?: number | string) {
  return z.refine<T>(test, { params: { code, limit } });
}

/** The same, also asked where something inside of the answer is wrong: that may turn out not to matter. */
function mustAlways(code: string, test: (answer: unknown) => boolean, limit?: number | string, hint?: string) {
  return z.refine<unknown>(test, { params: { code, limit, hint }, when: () => true });
}

/** The checks of the limits that a field states, whatever its kind: a pattern holds beside a format or a choice. */
export function limitsOf(field: Field) {
  return [
    ...numericLimits(field),
    ...stepOf(field),
    ...patternOf(field),
    ...formatOf(field),
    ...uniqueItems(field),
    ...mediaTypes(field),
  ];
}

type Measure = (answer: unknown, field: Field) => number | undefined;

/** A choice has no amount of its own, and yet may be one of numbers. */
const asAmount: Measure = (answer, { kind }) => (typeof answer === 'number' ? answer : kind.amount?.(answer));
const asBounded: Measure = (answer, field) => asAmount(answer, field) ?? field.kind.measure?.(answer);
/** Characters as a person counts them are closer to code points than to halves of them. */
const asText: Measure = (answer) => (typeof answer === 'string' ? [...answer].length : undefined);
const asList: Measure = (answer) => (Array.isArray(answer) ? answer.length : undefined);
/** A file elsewhere has no size that is known here. */
const asFile: Measure = (answer) => attachmentOf(answer)?.bytes;

/** What each limit measures, and how. */
const limits: Record<LimitName, [measure: Measure, holds: (size: number, limit: number) => boolean]> = {
  minLength: [asText, (length, limit) => length >= limit],
  maxLength: [asText, (length, limit) => length <= limit],
  minimum: [asBounded, (value, limit) => value >= limit],
  maximum: [asBounded, (value, limit) => value <= limit],
  exclusiveMinimum: [asBounded, (value, limit) => value > limit],
  exclusiveMaximum: [asBounded, (value, limit) => value < limit],
  multipleOf: [asAmount, (value, limit) => limit <= 0 || isMultiple(value, limit)],
  minItems: [asList, (count, limit) => count >= limit],
  maxItems: [asList, (count, limit) => count <= limit],
  maxSize: [asFile, (bytes, limit) => bytes <= limit],
};

function numericLimits(field: Field) {
  return (Object.keys(limits) as LimitName[]).flatMap((name) => {
    const limit = field.limit(name);
    if (limit === undefined) return [];
    const [measure, holds] = limits[name];
    return mustAlways(
      name,
      (answer) => {
        const size = measure(answer, field);
        return size === undefined || holds(size, limit);
      },
      boundAs(field.kindName, limit),
    );
  });
}

/** A step that nobody states: that of the currency. */
function stepOf(field: Field) {
  const { step } = field;
  if (step === undefined || field.limit('multipleOf') !== undefined) return [];
  return [mustAlways('minorUnit', (answer) => typeof answer !== 'number' || isMultiple(answer, step), step)];
}

/** A pattern that cannot be used is not enforced: that was said while the document was read. */
function patternOf(field: Field) {
  const { pattern, facts, description } = field;
  if (pattern === undefined) return [];
  const stated = facts.examples?.find((example) => typeof example === 'string' && fits(pattern, example));
  const most = field.limit('maxLength') ?? Number.POSITIVE_INFINITY;
  // One that is too long is told so.
  const keeps = (answer: unknown) =>
    typeof answer !== 'string' || answer.length > 2 * most || fits(pattern, answer) !== false;
  // A pattern says nothing to who is asked: an example does, and what stands beside the field.
  return stated === undefined
    ? [mustAlways('pattern', keeps, exampleFor(field, pattern), description)]
    : [mustAlways('pattern', keeps, String(stated))];
}

const looks: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['phone', isPhone],
  ['color', isColor],
]);

/** What a text looks like whose kind is that of any other. */
function formatOf({ format = '' }: Field) {
  const looksSo = looks.get(format);
  return looksSo ? [mustAlways(format, (answer) => typeof answer !== 'string' || looksSo(answer))] : [];
}

/** A text that is certain to be taken: `12345` rather than `00000`. */
function exampleFor(field: Field, pattern: string): string | undefined {
  const [minLength, maxLength] = [field.limit('minLength'), field.limit('maxLength')];
  const made = textFitting(pattern, 12_344, { count: 20, minLength, maxLength });
  return made !== undefined && made.length <= 40 && fits(pattern, made) ? made : undefined;
}

function uniqueItems({ facts, items }: Field) {
  if (facts.uniqueItems !== true) return [];
  const meant = (entry: unknown) => canonical(items ? meantBy(items.kindName, entry) : entry);
  const isUnique = (answer: unknown) => !Array.isArray(answer) || new Set(answer.map(meant)).size === answer.length;
  return [mustAlways('uniqueItems', isUnique)];
}

/** A picture is also one that browsers show. */
function mediaTypes({ format, mediaTypes: types }: Field) {
  if (types === undefined) return [];
  const isTaken = (answer: unknown) => {
    const file = attachmentOf(answer);
    return !file || (isAccepted(file, types) && (format !== 'image' || isPicture(file)));
  };
  return [mustAlways('accept', isTaken, types.join(', '))];
}
