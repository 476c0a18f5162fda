import { expect, test } from 'vitest';
import { pointerTo, stepsOf } from './pointer.ts';

test('a pointer leads through names as they are', () => {
  expect(stepsOf('#/a~1b/0/c~0d')).toEqual(['a/b', '0', 'c~d']);
  expect(pointerTo(['a/b', '0', 'c~d'])).toBe('#/a~1b/0/c~0d');
});

test('the whole is `#`', () => {
  expect(pointerTo([])).toBe('#');
  for (const whole of ['#', '#/', '']) expect(stepsOf(whole)).toEqual([]);
});
