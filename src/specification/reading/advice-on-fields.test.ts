import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const documentOf = (field: string) =>
  chapter(3, `boat: { plural: Fleet, fields: { name: text } }\nmember: [name]\nouting:\n  fields:\n    ${field}`);
const several = (items: object) => ({ type: 'array', items });
const moneyIn = (unit: string) => ({ type: 'number', format: 'money', unit });
const boats = several({ type: 'reference', to: 'boat' });
const parts = several({
  type: 'object',
  properties: { name: { type: 'string' }, quantity: { type: 'integer' } },
});

describe.each<[string, readonly string[], object]>([
  [
    'a boolean that is true to begin with',
    ['"boolean, default: true"', 'boolean, default: true', 'boolean, default true', 'yes/no (default: yes)'],
    { type: 'boolean', default: true },
  ],
  [
    'a number that is three to begin with',
    ['number, default 3', 'number (default 3)', '"number, default: 3"', 'number, default: 3', 'Zahl, Vorgabe 3'],
    { type: 'number', default: 3 },
  ],
  ['a text that begins as a number', ['text, default 3', 'text, default: 3'], { type: 'string', default: '3' }],
  [
    'a default, a limit and a unit',
    ['integer in km, default 3, min 1', 'integer (km, default 3, min 1)', 'integer, km, default: 3, min 1'],
    { type: 'integer', unit: 'km', default: 3, minimum: 1 },
  ],
  [
    'a mark and a limit',
    [
      'text, required, max 40',
      'text, max 40, required',
      'text required max 40',
      'required text, max 40',
      'text (max 40, required)',
      'text! (at most 40 characters)',
    ],
    { type: 'string', required: true, maxLength: 40 },
  ],
  [
    'two marks and two limits',
    ['text, unique, max 40, required, min 2', 'text, min 2, unique, required, max 40'],
    { type: 'string', required: true, unique: true, minLength: 2, maxLength: 40 },
  ],
  [
    'several things',
    [
      '[{ name: text, quantity: integer }]',
      '[{ name: text }, { quantity: integer }]',
      'list of { name: text, quantity: integer }',
      '"list of { name: text, quantity: integer }"',
      '"many { name: text, quantity: integer }"',
    ],
    parts,
  ],
  ['several things, at most three', ['"list of { name: text, quantity: integer }, max 3"'], { ...parts, maxItems: 3 }],
  ['choices with titles', ['[{ value: a, title: First }]'], { enum: [{ value: 'a', title: 'First' }] }],
  [
    'several of an entity',
    ['boats', 'many boats', 'several boats', 'mehrere boats', 'fleet', '{ type: boats }', '{ type: list of boats }'],
    boats,
  ],
  [
    'several of an entity, at most three',
    ['list of boat, max 3', 'list of boats (max 3)', 'boats, max 3', 'boats max 3', 'many boats, at most 3'],
    { ...boats, maxItems: 3 },
  ],
  [
    'several of an entity that must be there',
    ['boats, required', 'required boats', '{ type: boats, required: true }', 'many boats!'],
    { ...boats, required: true },
  ],
  [
    'one of an entity, as the only one',
    ['boat, unique, required'],
    { type: 'reference', to: 'boat', unique: true, required: true },
  ],
  ['texts, at most three', ['list of text, max 3'], { ...several({ type: 'string' }), maxItems: 3 }],
  ['pictures, at most three', ['images, max 3'], { ...several({ type: 'string', format: 'image' }), maxItems: 3 }],
  ['a picture of a size', ['image, max 5 MB'], { type: 'string', format: 'image', maxSize: 5_000_000 }],
  ['a rating of ten', ['rating, max 10', 'rating (max 10)'], { type: 'integer', format: 'rating', maximum: 10 }],
  ['an amount in euro', ['amount in euro', 'money in EUR', 'price, in euro', '15 €'], moneyIn('EUR')],
  ['an amount in dollars', ['dollars', '$', 'Dollar', '12.50 $'], moneyIn('USD')],
  ['an amount in a rarer currency', ['CAD', 'Canadian dollars', 'amount in CAD'], moneyIn('CAD')],
  ['a number of kilograms', ['kg', '{ type: kg }', 'number in kg', '3 kg'], { type: 'number', unit: 'kg' }],
  ['a number of hours', ['hours', 'number of hours'], { type: 'number', unit: 'hours' }],
  ['a number of square metres', ['square metres'], { type: 'number', unit: 'square metres' }],
  ['a rate', ['€ pro Monat'], { type: 'number', unit: '€ pro Monat' }],
  ['choices, one of which is an entity', ['boat, train', 'boat or train'], { enum: ['boat', 'train'] }],
])('%s', (_meant, ways, facts) => {
  test.each(ways)('%s: what is advised is taken, and says all that was said', (written) => {
    const text = documentOf(`x: ${written}`);
    const { problems, specification } = read(text);
    expect(problems.length).toBeLessThan(2);
    const { example, exact } = problems[0]?.values ?? {};
    const after = problems.length === 0 ? { problems, specification } : read(documentOf(example ?? exact ?? ''));
    expect(after.problems).toEqual([]);
    const { x } = after.specification.entities.outing?.fields ?? {};
    expect(x).toEqual(facts);
  });
});

test.each([
  ['text, required, banana', 'x: { type: string, required: true, …: banana }'],
  ['integer, default: abc', 'x: "integer, default: abc"'],
  ['"integer, default: abc"', 'x: { type: integer, …: "default: abc" }'],
  ['text max 40 of them all', 'x: { type: string, …: max 40 of them all }'],
])('%s: what is not understood is not lost', (written, advised) => {
  const [problem] = read(documentOf(`x: ${written}`)).problems;
  expect(problem?.values.example ?? problem?.values.exact).toBe(advised);
});

test('a type that nobody knows is told what types there are, and which entities', () => {
  const [problem] = read(documentOf('x: gizmo')).problems;
  const names = problem?.values.names?.split('\n');
  expect(names).toEqual(
    expect.arrayContaining(['phone', 'color', 'tags', 'time', 'percent', 'duration', 'rating', 'boat', 'member']),
  );
});

test('a dollar is one of the product', () => {
  const [problem] = read(chapter(1, 'currency: CAD') + documentOf('x: dollars')).problems;
  expect(problem?.values.example).toBe('x: { type: number, format: money, unit: CAD }');
});

test('of fields without `fields` the one is blamed that is none by itself', () => {
  const { problems } = read(chapter(3, 'plot:\n  name: text\n  size: m²\n  price: euro'));
  expect(problems.map(({ path, values }) => [path, values.example])).toEqual([
    ['entities.plot.fields.size', 'size: { type: number, unit: m² }'],
  ]);
});

test.each([
  [chapter(3, 'climb: { fields: { grade: { type: [4a, 5b, 6c] } } }'), 'write `grade: [4a, 5b, 6c]`'],
  [
    chapter(3, 'climb: { fields: { grade: { type: [4a, 5b], required: true } } }'),
    'write `grade: { enum: [4a, 5b], required: true }`',
  ],
  [chapter(2, 'climbs: { path: /climbs, kind: list, as: [board, table] }'), 'write `as: board`'],
])('a list where one word stands is answered with what it may mean: %s', (document, advice) => {
  expect(read(document).problems.map(({ code, values }) => `${code} write \`${values?.example}\``)).toContain(
    `fact.exact ${advice}`,
  );
});
