import * as z from 'zod/mini';
import type { Specification } from '../specification.ts';
import type { Field } from '../vocabulary/entities.ts';
import type { FieldType } from './field-type.ts';
import { limitOf } from './limit.ts';
import { pick } from './random.ts';

const adjectives = ['Amber', 'Copper', 'Hidden', 'Linen', 'North', 'Quiet', 'Silver', 'Southern', 'Tall', 'Violet'];
const nouns = ['bridge', 'cedar', 'harbour', 'lantern', 'meadow', 'orchard', 'quartz', 'signal', 'summit', 'window'];
const firstNames = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dilan',
  'Emma',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Kira',
  'Liam',
];
const lastNames = [
  'Novak',
  'Keller',
  'Conti',
  'Aydin',
  'Larsen',
  'Haddad',
  'Obi',
  'Martin',
  'Costa',
  'Weber',
  'Sato',
  'Byrne',
];

/** A string with the limits that a field states. */
export function boundedString(
  spec: Specification,
  field: Field,
  schema: z.ZodMiniString = z.string(),
): z.ZodMiniString {
  const shortest = limitOf(spec, field.minLength);
  const longest = limitOf(spec, field.maxLength);
  const pattern = field.pattern ? compilePattern(field.pattern) : undefined;
  return schema.check(
    ...(shortest === undefined ? [] : [z.minLength(shortest)]),
    ...(longest === undefined ? [] : [z.maxLength(longest)]),
    ...(pattern ? [z.regex(pattern)] : []),
  );
}

/** The pattern as JSON Schema reads it, or undefined where it is not a regular expression. */
export function compilePattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Longer samples serve nobody. */
const longestSample = 500;

/** A string that fits simple patterns such as `^R-[0-9]{6}$`: literals, classes and counts. */
export function sampleOfPattern(pattern: string, random: () => number): string | undefined {
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let sample = '';
  for (const [, cls, literal, min, max] of body.matchAll(/(?:\[([^\]]+)\]|\\?(.))(?:\{(\d+)(?:,(\d+))?\})?/g)) {
    const alphabet = cls ? expand(cls) : (literal ?? '');
    const least = Number(min ?? 1);
    const count = max ? Math.min(Number(max), least + 6) : least;
    if (count > longestSample) return undefined;
    for (let index = 0; index < count; index++) sample += alphabet[Math.floor(random() * alphabet.length)] ?? '';
  }
  return compilePattern(pattern)?.test(sample) ? sample : undefined;
}

function expand(cls: string): string {
  return cls.replace(/(.)-(.)/g, (_, from: string, to: string) => {
    const start = from.charCodeAt(0);
    return String.fromCharCode(...Array.from({ length: to.charCodeAt(0) - start + 1 }, (_, index) => start + index));
  });
}

/** Two of the first 144 people never have the same name. */
function personName(index: number): string {
  const round = Math.floor(index / firstNames.length);
  return `${firstNames[(index * 5) % firstNames.length]} ${lastNames[(index * 7 + round) % lastNames.length]}`;
}

/** One line of text, and what every field without a stated type is edited as. */
export const text: FieldType = {
  schema: (field, { spec }) => boundedString(spec, field),
  sample: (field, { spec, name, isPerson, index, random }) => {
    if (field.pattern) return sampleOfPattern(field.pattern, random) ?? null;
    if (isPerson && /name$/i.test(name)) return personName(index);
    // 555-01xx is kept for numbers that nobody has.
    if (field.format === 'phone') return `+1 202 555 01${String(10 + Math.floor(random() * 90))}`;
    const longest = limitOf(spec, field.maxLength);
    const value = `${pick(random, adjectives)} ${pick(random, nouns)}`;
    return longest === undefined ? value : value.slice(0, longest);
  },
  filter: 'none',
};
