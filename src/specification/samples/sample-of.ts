import type { Field } from '../compile/index.ts';
import { fits } from '../expressions/index.ts';
import type { SampleContext } from '../fields/kind.ts';
import { schemaOf } from '../validation/schema.ts';
import { textFitting } from './from-pattern.ts';

/** How many different texts of a pattern are wanted of a field. */
const usualCount = 1_000;

/** What samples of a field are made from, apart from where it stands inside of it. */
export type Origin = Omit<SampleContext, 'sampleOf' | 'depth'>;

/** A sample of a field: one of its examples, else made from its kind, its pattern and its limits. */
export function sampleOf(field: Field, origin: Origin, depth = 0): unknown {
  const example = exampleOf(field, origin.index);
  if (example !== undefined) return structuredClone(example);
  const within = (inner: Field, at?: number) =>
    sampleOf(inner, { ...origin, index: origin.index + (at ?? 0) }, at === undefined ? depth : depth + 1);
  const made = () => field.kind.sample(field, { ...origin, depth, sampleOf: within });
  const { pattern } = field;
  if (pattern === undefined) return made();
  const text = () => textFitting(pattern, origin.index, { count: usualCount, ...lengthsOf(field) });
  return isPlainText(field) ? (text() ?? fitting(pattern, made())) : (fitting(pattern, made()) ?? text());
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
  let examples = stated.get(field);
  if (!examples) {
    examples = (field.facts.examples ?? []).map((one) => asAnswer(field, one)).filter((one) => isAnswer(field, one));
    stated.set(field, examples);
  }
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
