import { describe, expect, test } from 'vitest';
import { dayIn, momentIn } from './day-in.ts';
import { numberIn } from './number-in.ts';

describe('a number', () => {
  test.each<[string, string, string, number | undefined]>([
    ['1234.5', 'en', ',', 1234.5],
    ['1234.5', 'de', ';', 1234.5],
    ['-0.25', 'ar', ',', -0.25],
    // Only to be read in one way, whoever reads it.
    ['1.234,50', 'en', ',', 1234.5],
    ['1,234.50', 'de', ';', 1234.5],
    ['1.234.567', 'en', ',', 1234567],
    ['1 234,5', 'fr', ';', 1234.5],
    // What separates the cells tells.
    ['12,5', 'en', ';', 12.5],
    ['12,5', 'en', ',', undefined],
    ['1.234', 'de', ',', 1.234],
    ['1.234', 'de', ';', undefined],
    ['1,234', 'en', ';', undefined],
    // As who reads it writes.
    ['1,234', 'en', ',', 1234],
    ['1,234', 'de', ';', 1.234],
    ['1,234', 'de', '\t', 1.234],
    ['١٬٢٣٤٫٥', 'ar-EG', ',', 1234.5],
    ['1e9', 'en', ',', undefined],
    ['12,34,5', 'en', ',', undefined],
  ])('%s in %s between %s is %s', (written, locale, delimiter, number) => {
    expect(numberIn(written, { locale, delimiter })).toBe(number);
  });
});

describe('a day', () => {
  test.each<[string, string, string, string | undefined]>([
    ['2026-03-09', 'en', ',', '2026-03-09'],
    ['2026/3/9', 'en', ',', '2026-03-09'],
    ['2026年3月9日', 'ja', ',', '2026-03-09'],
    ['24.12.2026', 'en', ',', '2026-12-24'],
    ['12/24/2026', 'de', ',', '2026-12-24'],
    ['9.3.2026', 'de', ',', '2026-03-09'],
    ['9.3.2026', 'en', ';', '2026-03-09'],
    ['9/3/2026', 'en-GB', ',', '2026-03-09'],
    ['9/3/2026', 'en-US', ',', '2026-09-03'],
    ['9/3/2026', 'en', ',', undefined],
    ['9/3/2026', 'ja', ',', undefined],
    ['30.2.2026', 'de', ';', undefined],
    ['9.3.26', 'de', ';', undefined],
  ])('%s in %s between %s is %s', (written, locale, delimiter, day) => {
    expect(dayIn(written, { locale, delimiter })).toBe(day);
  });
});

test.each<[string, string | undefined]>([
  ['2026-12-24T10:00:00+02:00', '2026-12-24T08:00:00.000Z'],
  ['2026-12-24T10:00', '2026-12-24T09:00:00.000Z'],
  ['24.12.2026, 10:00', '2026-12-24T09:00:00.000Z'],
  ['2026-12-24', '2026-12-23T23:00:00.000Z'],
  ['2026-12-24T25:00', undefined],
  ['soon', undefined],
])('a moment: %s is %s on the clock of the product', (written, moment) => {
  expect(momentIn(written, { locale: 'de', delimiter: ';' }, 'Europe/Berlin')).toBe(moment);
});
