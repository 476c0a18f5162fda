import { expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import { compile, type Entity, type Values, withComputed } from './index.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
order:
  fields:
    net: { type: number, computed: "-1" }
    base: { type: number }
    rows:
      type: array
      items:
        type: object
        properties:
          count: { type: integer }
          net: { type: number, computed: item.count * 2 }
          marks: { type: array, items: { type: object, properties: { n: { type: integer }, square: { type: integer, computed: item.n * item.n } } } }
    sums: { type: object, properties: { twice: { type: number, computed: record.base * 2 } } }
    other: { type: reference, to: order }
\`\`\`
`);
const order = compile(specification).entity('order') as Entity;
const values: Values = {
  id: '1',
  base: 4,
  rows: [{ count: 3 }, { marks: [{ n: 2 }, {}] }],
  sums: null,
  other: '2',
};
const found: Values = { id: '2', base: 5, rows: null, sums: null, other: null };

test.each<[string, unknown]>([
  ['rows.count', [3, null]],
  ['rows.net', [6, null]],
  ['rows.marks.n', [null, [2, null]]],
  ['rows.marks.square', [null, [4, null]]],
  ['sums.twice', 8],
  ['net', -1],
  ['other.sums.twice', 10],
  ['other.rows.net', null],
  ['other.other.base', null],
])('%s', (path, answer) => {
  expect(order.pathTo(path)?.read(values, { find: () => found })).toEqual(answer);
});

test('what may not be seen is not known, and neither is a record that is not there', () => {
  const hidden = { sight: () => ({ has: (name: string) => name !== 'rows' }) };
  expect(order.pathTo('rows.net')?.read(values, hidden)).toBeUndefined();
  expect(order.pathTo('other.base')?.read(values, {})).toBeUndefined();
});

test('an object has what is computed in it, also where nothing of it was answered', () => {
  expect(withComputed(order, values, {}).sums).toEqual({ twice: 8 });
  expect(withComputed(order, { ...values, base: null }, {}).sums).toBeNull();
});
