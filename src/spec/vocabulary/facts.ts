import * as z from 'zod';
import { didYouMean } from '../nearest.ts';

// The browser's content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

type Facts<T extends z.ZodRawShape> = z.ZodObject<
  { [K in keyof T]: z.ZodOptional<z.ZodNullable<T[K] & z.ZodType>> },
  z.core.$strict
>;

/**
 * A thing with properties, each of which may be absent (not shown), null (none) or stated.
 * A key that the vocabulary does not have is an error that names the nearest one.
 */
export function facts<T extends z.ZodRawShape>(properties: T): Facts<T> {
  const keys = Object.keys(properties);
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, (properties[key] as z.ZodType).nullish()])), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `nothing here is called '${key}'${didYouMean(key, keys)}`).join('; ')
        : 'expected properties (`key: value`)',
  }) as unknown as Facts<T>;
}

/** Things by name. */
export function named<T extends z.ZodType>(item: T) {
  return z.record(z.string(), item, { error: 'expected names, each with its properties below it' });
}

/** Text as the document writes it; numbers and booleans that stand for text are taken as written. */
export const text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)], {
  error: 'expected text',
});

export const flag = z.boolean({ error: 'expected true or false' });

/** A CEL expression where nothing else can stand. */
export const expression = z.string({ error: "expected an expression, such as record.status == 'open'" });

/** A number, or `=` and the expression that gives it. */
export const limit = z.union([z.number(), z.string().regex(/^=/)], {
  error: 'expected a number, or an expression that begins with =',
});

/** A list, where one item may stand alone. */
export function list<T extends z.ZodType>(item: T) {
  return z.union([z.array(item), item.transform((one) => [one])], {
    error: 'expected a list: [a, b]',
  }) as unknown as z.ZodType<z.output<T>[]>;
}

/** One of a few words. */
export function word<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words, {
    error: ({ input }) =>
      `expected one of ${words.join(', ')}, found '${String(input)}'${didYouMean(String(input), words)}`,
  });
}

export const tone = word(['neutral', 'info', 'positive', 'caution', 'critical']);
export type Tone = z.output<typeof tone>;
