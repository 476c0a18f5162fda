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
  // As another language writes it, it is left alone while it is typed.
  ['en', '1.000,', '1.000,5|', '1.000,5|'],
  ['en', '1 000,', '1 000,5|', '1 000,5|'],
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

test('what no number of the language goes on like has no decimals yet', () => {
  expect([decimalsIn('1.000', 'en'), decimalsIn('1.000,', 'en'), decimalsIn('1.000,5', 'en')]).toEqual([0, 0, 0]);
});

test.each(['en-GB', 'de', 'fr', 'de-CH', 'sv', 'hi'])(
  'in %s amounts of all languages are read, or none is made up',
  (locale) => {
    const amounts = ['1 000,50', '1 000.50', '1\u202f000,50', '1’000.50', "1'000,50", '1.000,50', '-1 234 567,5'];
    expect(amounts.map((text) => numberIn(text, locale))).toEqual([
      1000.5, 1000.5, 1000.5, 1000.5, 1000.5, 1000.5, -1234567.5,
    ]);
    expect(['12 5', '1 00050', '1 0005', "12'34", '9.5.5', '1 000 50'].map((text) => numberIn(text, locale))).toEqual(
      Array(6).fill(Number.NaN),
    );
  },
);

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
