import { beforeAll, describe, expect, test } from 'vitest';
import { compile, type Entity, scopeOf } from '../compile/index.ts';
import { Duration, lengthOf } from '../expressions/index.ts';
import { read } from '../reading/index.ts';
import { sampleOf } from '../samples/sample-of.ts';
import { durationWords } from '../texts/duration-words.ts';
import { en } from '../texts/issues/en.ts';
import { ready, validate } from '../validation/index.ts';

beforeAll(ready);

function reading(facts: string) {
  const fields = `it: { type: string, format: duration, ${facts} }, twice: { type: string, format: duration, computed: record.it + record.it }`;
  return read(
    `## 3. Entities\n\`\`\`yaml\nthing: { fields: { ${fields} } }\n\`\`\`\n\n## 9. Constants\n\`\`\`yaml\nlongest: { value: PT8H }\n\`\`\`\n`,
  );
}

function thingOf(facts: string): Entity {
  const { specification, problems } = reading(facts);
  expect(problems).toEqual([]);
  const thing = compile(specification).entity('thing');
  if (!thing) throw new Error('no entity');
  return thing;
}

const around = { now: new Date('2026-11-21T09:00:00Z'), subject: { id: 'a', roles: [] } };

describe('limits', () => {
  const limits = 'minimum: PT15M, maximum: =constants.longest, multipleOf: PT5M';
  test.each([
    ['PT15M', []],
    ['PT8H', []],
    ['P0DT480M', []],
    ['PT10M', [['minimum', 'PT15M']]],
    ['P1D', [['maximum', 'PT8H']]],
    ['PT16M', [['multipleOf', 'PT5M']]],
    ['an hour', [['duration', undefined]]],
    ['P1M', [['duration', undefined]]],
  ])('%s', (answer, found) => {
    const thing = thingOf(limits);
    const issues = validate(thing, thing.complete({ it: answer }), around);
    expect(issues.map(({ code, limit }) => [code, limit])).toEqual(found);
  });

  test('are said in words', () => {
    expect(en.maximum('PT1H30M')).toBe('This must be 1 hour, 30 minutes or less.');
  });

  test.each(['minimum: 3', 'maximum: 3'])('of a duration are durations: %s', (facts) => {
    expect(reading(facts).problems.map(({ code }) => code)).toEqual(['field.length']);
  });

  test('hold for samples', () => {
    const it = thingOf(limits).field('it');
    if (!it) throw new Error('no field');
    for (let index = 0; index < 40; index++) {
      const sample = sampleOf(it, { index, random: () => index / 40, now: around.now, keysOf: () => [] });
      expect(lengthOf(sample)).toBeGreaterThanOrEqual(900_000);
      expect(lengthOf(sample)).toBeLessThanOrEqual(8 * 3_600_000);
    }
  });
});

test('expressions add them up', () => {
  const thing = thingOf('');
  const twice = thing.field('twice');
  const value = twice?.computed?.evaluate(scopeOf(thing, thing.complete({ it: 'PT50M' }), around));
  expect(twice?.kind.fromValue(twice, value ?? null)).toBe('PT1H40M');
});

test.each([
  [0, 'PT0M'],
  [5_400_000, 'PT1H30M'],
  [90_000_000, 'P1DT1H'],
  [90_500, 'PT1M30.5S'],
  [-60_000, '-PT1M'],
])('%s milliseconds are written %s', (milliseconds, written) => {
  expect(new Duration(milliseconds).toISOString()).toBe(written);
});

test.each([
  ['en', 'PT1H30M', '1 hour, 30 minutes'],
  ['de', 'PT26H', '26 Stunden'],
  ['ja', 'PT1H30M', '1 時間 30 分'],
  ['ar', 'PT1H30M', 'ساعة و30 دقيقة'],
  ['en', 'PT0M', '0 minutes'],
])('in words, %s: %s', (locale, written, words) => {
  expect(durationWords(locale, written)).toBe(words);
});

test('days are counted where they are stated', () => {
  expect(durationWords('en', 'PT26H', true)).toBe('1 day, 2 hours');
});
