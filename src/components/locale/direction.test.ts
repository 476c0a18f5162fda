import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur', 'rtl'],
  ['de', 'ltr'],
  ['ja-JP', 'ltr'],
  ['ar-Latn', 'ltr'],
])('%s is read %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
