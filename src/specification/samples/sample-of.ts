import type { Field } from '../compile/index.ts';
import { fits } from '../expressions/index.ts';
import type { SampleContext } from '../fields/kind.ts';
import { remember } from '../remember.ts';
import { schemaOf } from '../validation/schema.ts';
import { type Background, believable } from './believable.ts';
import { textFitting } from './from-pattern.ts';
import { lookOf, namesThings } from './look-of.ts';

/** How many different texts of a pattern are wanted of a field. */
const usualCount = 1_000;

/** Where a pattern has room for so many, they are taken from all over it: no two of the first thousands are alike. */
const manyTexts = 1_000_000;
const scatter = 2_654_435_761;

/** What samples of a field are made from, apart from where it stands inside of it. */
export interface Origin extends Omit<SampleContext, 'sampleOf' | 'depth'> {
  background?: Background | undefined;
}

/** A sample of a field: one of its examples, else made from its kind, its pattern and its limits. */
export function sampleOf(field: Field, origin: Origin, depth = 0): unknown {
  const example = exampleOf(field, origin.index);
  if (example !== undefined && !isSpent(field, origin.index)) return structuredClone(example);
  const within = (inner: Field, at?: number) =>
    sampleOf(
      inner,
      at === undefined ? origin : { ...origin, index: origin.index * 5 + at },
      at === undefined ? depth : depth + 1,
    );
  const made = () => believable(field, origin) ?? field.kind.sample(field, { ...origin, depth, sampleOf: within });
  const { pattern } = field;
  if (pattern === undefined) return made();
  const lengths = lengthsOf(field);
  const text = () =>
    scattered(pattern, origin.index, lengths) ?? textFitting(pattern, origin.index, { count: usualCount, ...lengths });
  const known = fitting(pattern, believable(field, origin));
  return known ?? (isPlainText(field) ? (text() ?? fitting(pattern, made())) : (fitting(pattern, made()) ?? text()));
}

/** Whether all examples of what a record is called were used, and others can be made: no two are to be called alike. */
function isSpent(field: Field, index: number): boolean {
  const isName = field.entity.facts.display === field.name;
  return isName && index >= (field.facts.examples?.length ?? 0) && namesThings(lookOf(field));
}

/** A text from somewhere among all that fit, rather one that begins and ends with a letter or a digit. */
function scattered(pattern: string, index: number, lengths: ReturnType<typeof lengthsOf>): string | undefined {
  const at = (number: number) => textFitting(pattern, (number + 1) * scatter, { count: manyTexts, ...lengths });
  for (let more = 0; more < 4; more++) {
    const text = at(index + more * 4_000);
    if (text !== undefined && /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u.test(text)) return text;
  }
  return at(index);
}

/** How long an answer may be. */
export function lengthsOf(field: Field): { minLength: number | undefined; maxLength: number | undefined } {
  return { minLength: field.limit('minLength'), maxLength: field.limit('maxLength') };
}

function isPlainText({ kind: { shape } }: Field): boolean {
  return shape.type === 'string' && !shape.format;
}

function fitting(pattern: string, made: unknown): unknown {
  return typeof made !== 'string' || fits(pattern, made) !== false ? made : undefined;
}

const stated = new WeakMap<Field, readonly unknown[]>();

/** One of the stated examples in turn, where there are any left. */
export function exampleOf(field: Field, index: number): unknown {
  const examples = remember(stated, field, () =>
    (field.facts.examples ?? []).map((one) => asAnswer(field, one)).filter((one) => isAnswer(field, one)),
  );
  return field.isUnique ? examples[index] : examples[index % examples.length];
}

/** A value that the document states: where a text is meant, a number is one. */
export function asAnswer(field: Field, value: unknown): unknown {
  const { type } = field.kind.shape;
  const isText = (type === 'string' && !field.isFree) || type === 'key';
  return isText && typeof value === 'number' ? String(value) : value;
}

function isAnswer(field: Field, value: unknown): boolean {
  return value !== null && value !== undefined && schemaOf(field).safeParse(value).success;
}
