import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

test.each([
  [
    'locales: [de, germn]',
    "P.md:4:15 purpose.locales.1: there is no language 'germn'; write a tag such as `de` or `pt-BR`",
  ],
  ['locales: [de_AT]', "P.md:4:11 purpose.locales.0: 'de_AT' is no language tag; write one such as `de` or `pt-BR`"],
  ['locales: [de, de]', "warning P.md:4:15 purpose.locales.1: 'de' stands here twice; leave one out"],
  ['currency: EUT', "P.md:4:1 purpose.currency: there is no currency 'EUT'; did you mean 'EUR'?"],
  [
    'timeZone: Europe/Berln',
    "P.md:4:1 purpose.timeZone: there is no time zone 'Europe/Berln'; did you mean 'Europe/Berlin'?",
  ],
])('%s', (yaml, said) => {
  expect(problemsOf(chapter(1, yaml))).toEqual([said]);
});

test('languages, currencies and time zones that there are', () => {
  expect(problemsOf(chapter(1, 'locales: [ar-EG, zh-Hant, ja]\ncurrency: JPY\ntimeZone: Asia/Tokyo'))).toEqual([]);
});
