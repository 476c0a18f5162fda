import { expect, test } from 'vitest';
import { spokenOf } from './spoken-of.ts';

test.each([
  [['en', 'de'], ['de', 'en'], 'de'],
  [['en', 'de'], ['', 'de-AT'], 'de'],
  [['pt-BR', 'pt-PT'], ['pt-PT'], 'pt-PT'],
  [['pt-BR', 'pt-PT'], ['fr', 'pt'], 'pt-BR'],
  [['en'], ['ar', 'ja'], undefined],
  [['en'], [], undefined],
])('of %j, who wants %j speaks %s', (locales, wanted, spoken) => {
  expect(spokenOf(locales, wanted)).toBe(spoken);
});
