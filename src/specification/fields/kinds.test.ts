import { describe, expect, test } from 'vitest';
import { compile, type Field } from '../compile/index.ts';
import { Day, Duration, structure, Unknown } from '../expressions/index.ts';
import { read } from '../reading/index.ts';

const { specification } = read(`
## 1. Purpose
\`\`\`yaml
currency: EUR
timeZone: Asia/Tokyo
\`\`\`
## 3. Entities
\`\`\`yaml
room: { key: name, fields: { name: { type: string } } }
thing:
  fields:
    text: { type: string }
    free: {}
    long: { type: string, format: multiline }
    mail: { type: string, format: email }
    link: { type: string, format: uri }
    flag: { type: boolean }
    size: { type: string, enum: [small, { value: large, title: Very large }] }
    grade: { type: integer, enum: ["1", "2"] }
    day: { type: string, format: date }
    moment: { type: string, format: date-time }
    count: { type: integer }
    amount: { type: number }
    price: { type: number, format: money }
    coins: { type: integer, format: money }
    room: { type: reference, to: room }
    sizes: { type: array, items: { type: string, enum: [small, large] } }
    rooms: { type: array, items: { type: reference, to: room } }
    words: { type: array, items: { type: string } }
    counts: { type: array, items: { type: integer } }
    rows: { type: array, items: { type: object, properties: { count: { type: integer } } } }
    place: { type: object, properties: { street: { type: string }, city: { type: string } } }
\`\`\`
`);
const thing = compile(specification).entity('thing');

function field(name: string): Field {
  const found = thing?.field(name);
  if (!found) throw new Error(name);
  return found;
}

const room = { key: 'red', get: () => undefined, names: () => [] };
const late = new Date('2026-03-09T20:00:00Z');

describe('the value of an expression as an answer', () => {
  test.each([
    ['text', 'a', 'a'],
    ['text', 3, '3'],
    ['free', 3, 3],
    ['text', room, 'red'],
    ['text', Day.parse('2026-03-09'), '2026-03-09'],
    ['text', late, '2026-03-09T20:00:00.000Z'],
    ['text', new Duration(90_000), '90s'],
    ['text', [], undefined],
    ['mail', 'a@example.org', 'a@example.org'],
    ['flag', true, true],
    ['flag', 'true', undefined],
    ['size', 'small', 'small'],
    ['size', 'huge', undefined],
    ['grade', 2, 2],
    ['grade', '2', undefined],
    ['day', Day.parse('2026-03-09'), '2026-03-09'],
    ['day', late, '2026-03-10'],
    ['day', '2026-02-30', undefined],
    ['moment', late, '2026-03-09T20:00:00.000Z'],
    ['moment', Day.parse('2026-03-10'), '2026-03-09T15:00:00.000Z'],
    ['moment', '2026-03-10', undefined],
    ['count', 3.0000000001, 3],
    ['count', 3.5, undefined],
    ['coins', 3.5, undefined],
    ['amount', 0.1 + 0.2, 0.3],
    ['amount', -0, 0],
    ['price', Number.POSITIVE_INFINITY, undefined],
    ['room', room, 'red'],
    ['room', 7, '7'],
    ['sizes', ['small', 'large'], ['small', 'large']],
    ['sizes', ['huge'], undefined],
    ['counts', [1, 2.0000000001, null], [1, 2, null]],
    ['counts', [new Unknown('x')], undefined],
    ['place', structure([['street', 'Long Lane']]), { street: 'Long Lane', city: null }],
    ['place', structure([['street', new Unknown('x')]]), undefined],
  ] as const)('%s of %s', (name, value, answer) => {
    expect(field(name).kind.fromValue(field(name), value ?? null)).toStrictEqual(answer);
  });
});

describe('an answer as a value', () => {
  test.each([
    ['text', 'a', 'a'],
    ['free', 3, 3],
    ['flag', false, false],
    ['grade', 2, 2],
    ['day', '2026-03-09', new Day(Date.UTC(2026, 2, 9))],
    ['moment', '2026-03-09T20:00:00+09:00', new Date('2026-03-09T11:00:00Z')],
    ['amount', 1.5, 1.5],
    ['room', 'red', 'red'],
    ['counts', [1, null], [1, null]],
  ])('%s of %s', (name, answer, value) => {
    expect(field(name).kind.toValue(field(name), answer)).toEqual(value);
  });

  test.each([
    ['text', 3],
    ['flag', 'true'],
    ['size', true],
    ['day', '2026-02-30'],
    ['moment', '2026-03-09T25:00:00Z'],
    ['moment', '2026-03-09'],
    ['amount', '3'],
    ['room', 7],
  ])('%s of %s is not known', (name, answer) => {
    expect(field(name).kind.toValue(field(name), answer)).toBeInstanceOf(Unknown);
  });

  test('an object answers by name, and only with what is its own', () => {
    const { kind } = field('place');
    const value = kind.toValue(field('place'), { street: 'Long Lane' });
    expect(value).toHaveProperty('get');
    expect(kind.fromValue(field('place'), value)).toEqual({ street: 'Long Lane', city: null });
  });
});

describe('lists', () => {
  test('what is searched, sorted and filtered by', () => {
    expect(field('size').kind.words(field('size'), 'large')).toBe('Very large');
    expect(field('size').kind.rank(field('size'), 'large')).toBe(1);
    expect(field('size').kind.rank(field('size'), 'gone')).toBe(2);
    expect(field('moment').kind.rank(field('moment'), '2026-03-09T20:00:00+09:00')).toBe(Date.UTC(2026, 2, 9, 11));
    expect(field('flag').kind.rank(field('flag'), true)).toBe(1);
    expect(field('sizes').kind.words(field('sizes'), ['small', 'large'])).toBe('Small, Large');
    expect(field('rows').kind.rank(field('rows'), [{ count: 1 }, { count: 2 }])).toBe(2);
    expect(field('place').kind.words(field('place'), { city: 'York' })).toBe('York');
  });

  test.each([
    ['text', 'text'],
    ['long', 'text'],
    ['mail', 'text'],
    ['flag', 'choice'],
    ['size', 'choice'],
    ['room', 'choice'],
    ['day', 'range'],
    ['coins', 'range'],
    ['sizes', 'choice'],
    ['rooms', 'choice'],
    ['words', 'text'],
    ['counts', 'none'],
    ['rows', 'none'],
    ['place', 'none'],
  ])('%s is filtered by %s', (name, filter) => {
    expect(field(name).filter).toBe(filter);
  });
});

test('an amount is of the currency that is its unit, else of the product’s', () => {
  const fields = '{ a: { type: number, format: money }, b: yen, c: { type: number, unit: EUR } }';
  const text = `## 1.\n\n\`\`\`yaml\ncurrency: EUR\n\`\`\`\n\n## 3.\n\n\`\`\`yaml\nt: { fields: ${fields} }\n\`\`\`\n`;
  const t = compile(read(text).specification).entity('t');
  expect(t?.fields.map(({ currency, step }) => [currency, step])).toEqual([
    ['EUR', 0.01],
    ['JPY', 1],
    [undefined, undefined],
  ]);
});
