import { expect, test } from 'vitest';
import { isMultiple } from './multiple.ts';

test.each([
  [0.3, 0.1, true],
  [0.1 + 0.2, 0.1, true],
  [1.1, 0.25, false],
  [4.35, 0.01, true],
  [1e21, 7, 1e21 % 7 === 0],
  [1e-7, 1e-8, true],
  [1.5e-7, 1e-7, false],
  [-2.5, 0.5, true],
  [0, 0.1, true],
  [9_007_199_254_740_991, 2, false],
])('%d of steps of %d', (value, step, expected) => {
  expect(isMultiple(value, step)).toBe(expected);
});
