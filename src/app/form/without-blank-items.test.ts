import { expect, test } from 'vitest';
import { isInBlankItem, withoutBlankItems } from './without-blank-items.ts';

test.each([
  [
    ['a', null, '', 'b'],
    ['a', 'b'],
  ],
  [
    [
      { name: null, rows: [null] },
      { name: 'a', rows: ['x', null] },
    ],
    [{ name: 'a', rows: ['x'] }],
  ],
  [[{ done: false }], [{ done: false }]],
  [[0], [0]],
  [{ rows: [null] }, { rows: [] }],
  ['a', 'a'],
  [null, null],
])('of %j the items that are answered: %j', (answer, expected) => {
  expect(withoutBlankItems(answer)).toEqual(expected);
});

test.each<[string[], boolean]>([
  [['parcels', '0', 'inner', '0'], true],
  [['parcels', '0', 'inner', '0', 'sku'], true],
  [['parcels', '0', 'weight'], false],
  [['parcels', '1', 'weight'], true],
  [['title'], false],
])('%j leads into an item that says nothing: %s', (path, isBlank) => {
  expect(isInBlankItem({ title: '', parcels: [{ weight: 3, inner: [{ sku: '' }] }, {}] }, path)).toBe(isBlank);
});
