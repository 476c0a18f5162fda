import { expect, test } from 'vitest';
import { fits, isPattern, loadPatterns, sizeOf } from './regular.ts';

test('a pattern is one that runs in linear time', async () => {
  await loadPatterns();
  expect(['^[A-Z]{2}\\d+$', '(a+)+$', '(?:a|b)'].map(isPattern)).toEqual([true, true, true]);
  expect(['(?=a)', '(a)\\1', '[', 'a'.repeat(1001)].map(isPattern)).toEqual([false, false, false, false]);
  expect([fits('^b', 'ab'), fits('b', 'ab'), fits('[', 'ab')]).toEqual([false, true, undefined]);
});

test.each([
  ['', 0],
  ['abc', 3],
  ['a{3}', 3],
  ['a{0}', 1],
  ['[a-z]{2,5}', 5],
  ['a{7,}', 7],
  ['(ab{4}){3}c', 16],
  ['((a{1,30}){1,30})', 900],
  ['\\(a\\{2\\}', 5],
  ['((((', 0],
  ['))))', 4],
])('the size of %s is %i', (pattern, size) => {
  expect(sizeOf(pattern)).toBe(size);
});
