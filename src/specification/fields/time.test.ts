import { beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { sampleOf } from '../samples/sample-of.ts';
import { ar } from '../texts/issues/ar.ts';
import { de } from '../texts/issues/de.ts';
import { en } from '../texts/issues/en.ts';
import { ja } from '../texts/issues/ja.ts';
import { ready, validate } from '../validation/index.ts';
import { isTime } from './time.ts';

beforeAll(ready);

const document = `## 3. Entities
\`\`\`yaml
thing: { fields: { it: { type: string, format: time, unique: true, default: "09:00" }, call: { type: string, format: phone } } }
\`\`\`
`;
const { specification, problems } = read(document);
const thing = compile(specification).entity('thing')!;

test('a time is a format that is known, and what is no time of day is refused', () => {
  expect(problems).toEqual([]);
  const codes = (it: unknown) => validate(thing, { it }, {}).map(({ code }) => code);
  for (const right of ['00:00', '14:30', '23:59:59', null]) expect(codes(right)).toEqual([]);
  for (const wrong of ['24:00', '9:00', '14:30Z', 'noon']) expect(codes(wrong)).toEqual(['time']);
  expect(codes(9)).toEqual(['type']);
});

test('what is no telephone number is refused', () => {
  const codes = (call: unknown) => validate(thing, { call }, {}).map(({ code }) => code);
  expect(codes('+49 30 123456')).toEqual([]);
  expect(codes('abc')).toEqual(['phone']);
});

test('samples are times, of a unique field no two alike', () => {
  const it = thing.field('it')!;
  const made = Array.from({ length: 200 }, (_, index) =>
    sampleOf(it, { index, random: () => 0.5, now: new Date(0), keysOf: () => [] }),
  );
  expect(made.every(isTime)).toBe(true);
  expect(new Set(made).size).toBe(200);
});

test.each([
  ['color', '"#26b"', []],
  ['color', 'blue', ['color']],
  ['phone', '+49 30 123456', []],
  ['phone', 'call me', ['phone']],
])('a default of a %s, %s', (format, answer, reasons) => {
  const { problems: found } = read(
    `## 3. Entities\n\`\`\`yaml\nthing: { fields: { it: { type: string, format: ${format}, default: ${answer} } }, samples: [{ it: ${answer} }] }\n\`\`\`\n`,
  );
  expect([...new Set(found.map(({ values }) => values?.reason))]).toEqual(reasons);
  expect(found).toHaveLength(2 * reasons.length);
});

test('a default that is no time is a mistake of the document', () => {
  const { problems: found } = read(document.replace('09:00', 'nine'));
  expect(found.map(({ code, values }) => [code, values?.reason])).toEqual([['field.default', 'time']]);
});

describe('limits', () => {
  const shop = (facts: string, type = 'time') =>
    read(
      `## 3. Entities\n\`\`\`yaml\nthing: { fields: { it: { type: string, format: ${type}, ${facts} } } }\n\`\`\`\n\n## 9. Constants\n\`\`\`yaml\nclosing: { value: "18:00" }\n\`\`\`\n`,
    );
  const fieldOf = (facts: string) => {
    const { specification: found, problems: wrong } = shop(facts);
    expect(wrong).toEqual([]);
    return compile(found).entity('thing')!;
  };

  test.each([
    ['08:30', []],
    ['18:00', []],
    ['08:29', [['minimum', '08:30']]],
    ['08:29:59', [['minimum', '08:30']]],
    ['18:01', [['maximum', '18:00']]],
    ['noon', [['time', undefined]]],
  ])('%s', (answer, found) => {
    const entity = fieldOf('minimum: 08:30, maximum: =constants.closing');
    expect(validate(entity, { it: answer }, {}).map(({ code, limit }) => [code, limit])).toEqual(found);
  });

  test('samples are between them', () => {
    const it = fieldOf('minimum: 08:30, exclusiveMaximum: 10:00').field('it')!;
    const made = Array.from({ length: 40 }, (_, index) =>
      sampleOf(it, { index, random: () => index / 40, now: new Date(0), keysOf: () => [] }),
    );
    expect(made.filter((one) => !isTime(one) || one < '08:30' || one >= '10:00')).toEqual([]);
    expect(new Set(made).size).toBeGreaterThan(3);
  });

  test.each([
    ['minimum: 8', 'field.length'],
    ['minimum: PT8H', 'field.length'],
    ['minimum: 18:00, maximum: 08:00', 'field.bounds'],
    ['minimum: 10:00, default: 09:00', 'field.default'],
    ['multipleOf: PT15M', 'field.keyword'],
  ])('%s is a mistake of the document', (facts, code) => {
    expect(shop(facts).problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('a duration is not limited by a time of day', () => {
    expect(shop('minimum: 08:00', 'duration').problems.map(({ code }) => code)).toEqual(['field.length']);
  });

  test.each([
    [en, 'This must be 8:30 AM or later.'],
    [de, 'Die Uhrzeit muss 08:30 oder später sein.'],
    [ja, '8:30以降の時刻にしてください。'],
    [ar, 'أدخل وقتًا لا يسبق 8:30 ص.'],
  ])('are said as times of day', (words, said) => {
    expect(words.minimum('08:30').replace(/\u202f|\u00a0/g, ' ')).toBe(said);
  });
});
