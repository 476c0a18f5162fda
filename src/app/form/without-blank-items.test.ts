import { expect, test } from 'vitest';
import { withoutBlankItems } from './without-blank-items.ts';

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
