import { expect, test } from 'vitest';
import { preferred } from './preferred.ts';

test.each([
  [['en', 'de', 'ar'], ['de-AT', 'en'], 'de'],
  [['en', 'de', 'ar'], ['fr', 'ar-EG'], 'ar'],
  [['pt-BR', 'pt-PT'], ['pt-PT'], 'pt-PT'],
  [['en-US', 'en-GB'], ['en'], 'en-US'],
  [['en', 'de'], ['ja'], undefined],
  [['en', 'de'], [], undefined],
  [['en', 'de'], ['de-DE@posix', 'en-GB'], 'en'],
])('of %j who speaks %j is shown %s', (locales, spoken, expected) => {
  expect(preferred(locales, spoken)).toBe(expected);
});
