import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a form of the usual length is laid out as a whole', () => {
  expect(stretchesOf(items(40))).toEqual([items(40)]);
  expect(stretchesOf([])).toEqual([[]]);
});

test('a long one has all of its fields in stretches, in their order', () => {
  const stretches = stretchesOf(items(45));
  expect(stretches.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(stretches.flat()).toEqual(items(45));
});
