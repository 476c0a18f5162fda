import { expect, test } from 'vitest';
import { Day } from './expressions/index.ts';
import { daysOfSpan, isSpan } from './span.ts';

/** A Wednesday. */
const today = Day.parse('2026-03-11') as Day;

test.each([
  ['today', '2026-03-11', '2026-03-11'],
  ['yesterday', '2026-03-10', '2026-03-10'],
  ['tomorrow', '2026-03-12', '2026-03-12'],
  ['this-week', '2026-03-09', '2026-03-15'],
  ['last-week', '2026-03-02', '2026-03-08'],
  ['next-week', '2026-03-16', '2026-03-22'],
  ['this-month', '2026-03-01', '2026-03-31'],
  ['last-month', '2026-02-01', '2026-02-28'],
  ['this-year', '2026-01-01', '2026-12-31'],
  ['past', '', '2026-03-10'],
  ['future', '2026-03-12', ''],
  ['last-30-days', '2026-02-10', '2026-03-11'],
  ['next-7-days', '2026-03-11', '2026-03-17'],
])('%s is from %s to %s', (span, from, to) => {
  expect(isSpan(span)).toBe(true);
  expect(daysOfSpan(span, today, 'de')).toEqual({ from, to });
});

test.each([
  ['en', '2026-03-08', '2026-03-14'],
  ['en-GB', '2026-03-09', '2026-03-15'],
  ['ar', '2026-03-07', '2026-03-13'],
])('this week in %s is from %s to %s', (locale, from, to) => {
  expect(daysOfSpan('this-week', today, locale)).toEqual({ from, to });
});

test('a stretch that is none, or longer than anybody looks, is none', () => {
  for (const written of ['', 'someday', 'toString', 'last-0-days', 'last-9999-days', 'last-5-weeks'])
    expect(isSpan(written), written).toBe(false);
});
