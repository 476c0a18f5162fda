import * as z from 'zod';

// The browser's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

/** How far something may speak for itself: the tones of states, widgets and transitions. */
const tones = ['neutral', 'info', 'positive', 'caution', 'critical'] as const;
export type Tone = (typeof tones)[number];

/** A scalar as the document writes it: `1.10` is a number, and the text 1.10. */
export class Written {
  readonly value: number | boolean;
  readonly source: string;

  constructor(value: number | boolean, source: string) {
    this.value = value;
    this.source = source;
  }
}

const sourceOf = (input: unknown) => (input instanceof Written ? input.source : input);
const scalarOf = (input: unknown) => (input instanceof Written ? input.value : input);

/** Whether something read from a document is a thing with properties. */
export function isMap(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) && !(input instanceof Written);
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** Things of which each may be absent (not shown), null (none) or stated. */
export type FactsOf<T extends Shape> = { [K in keyof T]?: z.output<T[K]> | null | undefined };

/** A thing with properties. A key that the vocabulary does not have is refused. */
export function facts<T extends Shape>(shape: T): z.ZodType<FactsOf<T>> {
  const properties: Record<string, z.ZodType> = {};
  for (const [key, type] of Object.entries(shape)) properties[key] = type.nullish();
  const schema: z.ZodType = z.strictObject(properties, {
    // The names that there are travel where a message would be.
    error: ({ code }) => (code === 'unrecognized_keys' ? Object.keys(shape).join(' ') : undefined),
  });
  return schema as z.ZodType<FactsOf<T>>;
}

/** A key of the vocabulary with its meaning, in a short sentence. */
export function means<T extends z.ZodType>(description: string, type: T): T {
  return type.meta({ description });
}

/** Things by name. */
export function named<T extends z.ZodType>(item: T) {
  return z.record(z.string(), item);
}

/** Text as the document writes it. */
export const text = z.preprocess(sourceOf, z.string());

/** What a text that is not of its form is told: the end of a problem's code. */
export const forms = { address: /^\//, currency: /^[A-Z]{3}$/, mediaType: /^[\w.+-]+\/([\w.+-]+|\*)$/ } as const;

/** Text of a form of its own. */
export function formed(form: keyof typeof forms) {
  return z.preprocess(sourceOf, z.string().regex(forms[form], { error: form }));
}

/** One of the words true and false. */
export const flag = z.preprocess(scalarOf, z.boolean());

/** A whole number between two others, both included. */
export function whole(least: number, most: number) {
  return z.preprocess(scalarOf, z.number().int().min(least).max(most));
}

/** A number, a text, true or false. */
export const scalar = z.preprocess(scalarOf, z.union([z.number(), z.boolean(), z.string()]));

/** A CEL expression where nothing else can stand. */
export const expression = z.string({ error: 'expression' }).meta({ holds: 'expression' });

/** A number, or `=` and the expression that gives it. */
export const limit = z.preprocess(scalarOf, z.union([z.number(), z.string().regex(/^=/)])).meta({ holds: 'limit' });

/** A limit, or of durations one such as `PT8H`. */
export const bound = z
  .preprocess(scalarOf, z.union([z.number(), z.string().regex(/^=|^P[T0-9]|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)]))
  .meta({ holds: 'limit' });

/** A list, where one item may stand alone. */
export function list<T extends z.ZodType>(item: T) {
  const takesMaps = item instanceof z.ZodObject || item instanceof z.ZodRecord;
  return z
    .preprocess((input) => (Array.isArray(input) || (isMap(input) && !takesMaps) ? input : [input]), z.array(item))
    .meta({ holds: 'list' });
}

/** One of a few words, written exactly so. */
export function exactWord<const T extends readonly [string, ...string[]]>(words: T) {
  return z.preprocess(sourceOf, z.enum(words));
}

/** One of a few words, in capitals or not. */
export function word<const T extends readonly [string, ...string[]]>(words: T) {
  const exact = new Map(words.map((one) => [one.toLowerCase(), one]));
  const asWritten = (input: unknown) => {
    const source = sourceOf(input);
    return typeof source === 'string' ? (exact.get(source.toLowerCase()) ?? source) : source;
  };
  return z.preprocess(asWritten, z.enum(words)).meta({ holds: 'word' });
}

export const tone = word(tones);

/** Anything at all, as plain values. */
export const anything = z.preprocess(plainOf, z.unknown());

function plainOf(value: unknown): unknown {
  if (value instanceof Written) return value.value;
  if (Array.isArray(value)) return value.map(plainOf);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainOf(inner)]));
}
