import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready } from './index.ts';
import { schemaOf } from './schema.ts';

beforeAll(ready);

function schemaFor(facts: Record<string, unknown>) {
  const { specification } = read(
    `## 3. Entities\n\`\`\`yaml\nthing: { fields: { it: ${JSON.stringify(facts)} } }\n\`\`\`\n`,
  );
  const field = compile(specification).entity('thing')?.field('it');
  if (!field) throw new Error('no field');
  return schemaOf(field);
}

const takes = (facts: Record<string, unknown>, answer: unknown) => schemaFor(facts).safeParse(answer).success;

/** A limit, and an answer below, at or above it. */
const around = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.constantFrom(-1, 0, 1))
    .map(([limit, by]) => ({ limit, size: limit + by }));

test('numbers at their bounds', () => {
  const bounds = {
    minimum: (value: number, limit: number) => value >= limit,
    maximum: (value: number, limit: number) => value <= limit,
    exclusiveMinimum: (value: number, limit: number) => value > limit,
    exclusiveMaximum: (value: number, limit: number) => value < limit,
  };
  const keyword = fc.constantFrom(...(Object.keys(bounds) as (keyof typeof bounds)[]));
  fc.assert(
    fc.property(keyword, around(-1000, 1000), fc.constantFrom('integer', 'number'), (key, { limit, size }, type) => {
      expect(takes({ type, [key]: limit }, size)).toBe(bounds[key](size, limit));
    }),
    { numRuns: 200 },
  );
});

test('lengths at their bounds, in characters', () => {
  const letter = fc.constantFrom('a', 'ß', '患', '😀', 'ع');
  fc.assert(
    fc.property(around(1, 30), letter, fc.boolean(), ({ limit, size }, one, isLeast) => {
      const answer = one.repeat(size);
      expect(takes({ type: 'string', [isLeast ? 'minLength' : 'maxLength']: limit }, answer)).toBe(
        isLeast ? size >= limit : size <= limit,
      );
    }),
    { numRuns: 100 },
  );
});

test('counts at their bounds', () => {
  fc.assert(
    fc.property(around(1, 12), fc.boolean(), ({ limit, size }, isLeast) => {
      const answer = Array.from({ length: size }, (_, index) => `${index}`);
      const facts = { type: 'array', items: { type: 'string' }, [isLeast ? 'minItems' : 'maxItems']: limit };
      expect(takes(facts, answer)).toBe(isLeast ? size >= limit : size <= limit);
    }),
    { numRuns: 100 },
  );
});

test('steps, written as decimals', () => {
  const step = fc.constantFrom(0.1, 0.01, 0.25, 0.2, 0.3, 1, 5, 0.001, 100);
  fc.assert(
    fc.property(step, fc.integer({ min: -100_000, max: 100_000 }), fc.boolean(), (multipleOf, times, isBetween) => {
      const answer = multipleOf * times + (isBetween ? multipleOf / 2 : 0);
      expect(takes({ type: 'number', multipleOf }, answer)).toBe(!isBetween);
    }),
    { numRuns: 300 },
  );
});

test('days of the calendar', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), part(13), part(32), (year, month, day) => {
      const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const days = [0, 31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
      expect(takes({ type: 'string', format: 'date' }, written)).toBe(day >= 1 && day <= days);
      expect(takes({ type: 'string', format: 'date' }, written.replace(/..$/, 'XX'))).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('an answer is only of its own type', () => {
  const types = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' };
  const type = fc.constantFrom(...(Object.keys(types) as (keyof typeof types)[]));
  fc.assert(
    fc.property(type, fc.jsonValue(), (stated, answer) => {
      const isWhole = stated !== 'integer' || Number.isSafeInteger(answer);
      expect(takes({ type: stated }, answer)).toBe(typeof answer === types[stated] && isWhole);
    }),
    { numRuns: 300 },
  );
});

test('whatever is held against a schema, it answers', () => {
  const schema = schemaFor({
    type: 'object',
    properties: {
      a: { type: 'array', uniqueItems: true, items: { type: 'object', properties: { toString: { type: 'string' } } } },
      b: { type: 'string', enum: ['x', 'y'], pattern: '^x$' },
    },
  });
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      expect(typeof schema.safeParse(answer).success).toBe('boolean');
    }),
  );
});
