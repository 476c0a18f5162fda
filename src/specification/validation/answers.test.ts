import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { compile, type Entity, type Values } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { answersOf } from './answers.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
order:
  fields:
    name: { type: string }
    total: { type: number, computed: "1" }
    stamp: { type: string, readOnly: true }
    place: { type: object, properties: { street: { type: string }, checked: { type: boolean, readOnly: true } } }
    rows:
      type: array
      items:
        type: object
        properties:
          part: { type: string }
          count: { type: integer, default: 1 }
          twice: { type: integer, default: =item.count * 2, readOnly: true }
          price: { type: number, readOnly: true }
          worth: { type: number, computed: item.count * item.price }
\`\`\`
`);
const order = compile(specification).entity('order') as Entity;
const base: Values = { place: { street: 'Old', checked: true }, rows: [{ part: 'a', count: 2, price: 5 }], stamp: 's' };

test('only what a person answers is taken', () => {
  const { answers, issues } = answersOf(order, { name: 'x', total: 5, stamp: 't', $changes: [] }, base);
  expect(answers).toEqual({ name: 'x' });
  expect(issues).toEqual([]);
});

test('nothing is called so', () => {
  const body = JSON.parse(
    '{"colour":1,"__proto__":{"a":1},"rows":[{"part":"a","x":1,"__proto__":1}],"place":{"constructor":1}}',
  );
  const { answers, issues } = answersOf(order, body, {});
  expect(issues.map(({ path, code }) => `${path.join('.')}: ${code}`)).toEqual([
    'colour: unknownField',
    '__proto__: unknownField',
    'rows.0.x: unknownField',
    'rows.0.__proto__: unknownField',
    'place.constructor: unknownField',
  ]);
  expect(answers).toEqual({ rows: [{ part: 'a' }], place: {} });
});

test('inside objects the product keeps its answers', () => {
  const { answers } = answersOf(order, { place: { street: 'New', checked: false } }, base);
  expect(answers).toEqual({ place: { street: 'New', checked: true } });
});

test('inside lists by the place of the entry', () => {
  const rows = [
    { part: 'b', price: 0, worth: 9 },
    { part: 'c', price: 0 },
  ];
  expect(answersOf(order, { rows }, base).answers).toEqual({ rows: [{ part: 'b', price: 5 }, { part: 'c' }] });
});

test('a new entry begins with its defaults', () => {
  const rows = [{ part: 'b', count: 2 }, { part: 'c' }, { count: null }];
  expect(answersOf(order, { rows }, base, {}).answers).toEqual({
    rows: [{ part: 'b', count: 2, price: 5 }, { part: 'c', count: 1, twice: 2 }, { count: null }],
  });
});

test('no text is no answer, and what has another form is left to be judged', () => {
  const { answers } = answersOf(order, { name: '', place: 'x', rows: [3, null] }, base);
  expect(answers).toEqual({ name: null, place: 'x', rows: [3, null] });
});

test('an entry that comes back in another place keeps what the product answered', () => {
  const before = { rows: [{ price: 5 }, { price: 7 }, { price: 7 }] };
  const rows = [{ part: 'b', price: 7 }, { part: 'c' }, { part: 'd', price: 7 }];
  expect(answersOf(order, { rows }, before).answers).toEqual({
    rows: [{ part: 'b', price: 7 }, { part: 'c' }, { part: 'd', price: 7 }],
  });
});

test('of many entries each finds itself in no time, and those that are the same each another', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ part: 'a', count: 1, price: Math.floor(index / 2) }));
  const effort = countEffort();
  const { answers } = answersOf(order, { rows: rows.toReversed().map(({ price }) => ({ price })) }, { ...base, rows });
  expect((answers.rows as Values[]).map(({ price }) => price)).toEqual(rows.map(({ price }) => price).toReversed());
  expect(effort()).toBeLessThan(1000);
});
