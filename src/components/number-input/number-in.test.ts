import { expect, test } from 'vitest';
import { numberIn } from './number-in.ts';

const locales = [
  'ar-EG',
  'ar',
  'fa',
  'bn',
  'mr',
  'ne',
  'my',
  'sv',
  'nb',
  'fi',
  'et',
  'lt',
  'de',
  'de-CH',
  'fr',
  'hi',
  'ja',
  'en',
];

test.each(locales)(
  'in %s what the language writes is read as the same number, with thousands set apart or not',
  (locale) => {
    for (const number of [0, 7, 1234, 1234.5, 1_234_567.25, -1234.5, -0.5])
      for (const useGrouping of [true, false]) {
        const written = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 2 }).format(number);
        expect([written, numberIn(written, locale)]).toEqual([written, number]);
      }
  },
);

test.each([
  ['ja', '１２．５', 12.5],
  ['ja', '－５', -5],
  ['ja', '１，２００', 1200],
  ['ar-EG', '1,234', 1234],
  ['ar-EG', '12.5', 12.5],
  ['sv', '−1 234,5', -1234.5],
  ['de', '12 5', Number.NaN],
  ['en', '5²', Number.NaN],
])('in %s, %s is %d', (locale, written, number) => expect(numberIn(written, locale)).toBe(number));
