import { expect, test } from 'vitest';
import { decimalsIn, regrouped } from './grouped.ts';
import { numberIn } from './number-in.ts';

/** Texts with the caret as `|`. */
const typed = (written: string) => ({ text: written.replace('|', ''), caret: written.indexOf('|') });

test.each([
  ['en', '123', '1234|', '1,234|'],
  ['en', '1,234', '1,2345|', '12,345|'],
  ['en', '1,234', '19|,234', '19|,234'],
  ['en', '1,234,567', '91|,234,567', '91|,234,567'],
  ['en', '1,234', '91|,234', '91|,234'],
  ['en', '12,345', '1|,345', '1|,345'],
  ['en', '1,234', '|,234', '|234'],
  ['en', '1,234', '1|234', '1|,234'],
  ['en', '1234.5', '1234.56|', '1,234.56|'],
  ['en', '-123', '-1234|', '-1,234|'],
  // Whoever sets thousands apart is left alone.
  ['en', '1,23', '1,234|', '1,234|'],
  ['en', '1,234', '1,234,|', '1,234,|'],
  ['en', '12', '12a|', '12a|'],
  ['en', '00', '007|', '007|'],
  ['de', '1.234', '1.2345|', '12.345|'],
  ['de', '1.234', '1.234,|', '1.234,|'],
  ['ja', '123', '1234|', '1,234|'],
])('%s: %s, then %s, is shown as %s', (locale, before, next, shown) => {
  expect(regrouped(typed(next), before, locale)).toEqual(typed(shown));
});

test('deleting forwards over what sets thousands apart goes on behind it', () => {
  expect(regrouped(typed('1|234'), '1,234', 'en', 'forward')).toEqual(typed('1,|234'));
});

test('decimals are counted as the language writes them', () => {
  expect([decimalsIn('1,234.567', 'en'), decimalsIn('1.234,50', 'de'), decimalsIn('1,234', 'en')]).toEqual([3, 1, 0]);
  expect([decimalsIn('۱٫۵۰۰', 'fa'), decimalsIn('१.५०', 'hi')]).toEqual([1, 1]);
});

test('the sign of thousands once more begins the decimals', () => {
  expect([numberIn('1.234.5', 'de'), numberIn('1.234.567', 'de'), numberIn('1,234,56', 'en')]).toEqual([
    1234.5, 1234567, 1234.56,
  ]);
});

test('points set thousands apart wherever decimals stand behind a comma, as amounts are shown in Austria', () => {
  expect(['1.500', '1.234,50', '12.345.678', '1.5', '1234,5'].map((text) => numberIn(text, 'de-AT'))).toEqual([
    1500, 1234.5, 12345678, 1.5, 1234.5,
  ]);
  expect(['1.500', '1’234.50'].map((text) => numberIn(text, 'de-CH'))).toEqual([1.5, 1234.5]);
});
