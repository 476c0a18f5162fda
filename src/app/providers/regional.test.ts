import { expect, test } from 'vitest';
import { regional } from './regional.ts';

test.each([
  ['en', ['de-AT', 'en-GB', 'en-US'], 'en-GB'],
  ['de', ['de-AT'], 'de-AT'],
  ['en-US', ['en-GB'], 'en-US'],
  ['ar', ['en-GB'], 'ar'],
  ['en', [], 'en'],
  ['en', ['en-US@posix'], 'en'],
])('%s is written for who speaks %s as %s', (locale, spoken, expected) => {
  expect(regional(locale, spoken)).toBe(expected);
});
