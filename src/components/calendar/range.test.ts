import { createCalendar, parseDate, toCalendar } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { dayAfterKey, placeIn, rangeWith } from './range.ts';

const none = { from: null, to: null };

test('the first choice begins a range, the second ends it, the third begins anew', () => {
  const begun = rangeWith(none, '2026-03-09');
  expect(begun).toEqual({ from: '2026-03-09', to: null });
  expect(rangeWith(begun, '2026-03-12')).toEqual({ from: '2026-03-09', to: '2026-03-12' });
  expect(rangeWith(begun, '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-09' });
  expect(rangeWith(begun, '2026-03-09')).toEqual({ from: '2026-03-09', to: '2026-03-09' });
  expect(rangeWith({ from: '2026-03-01', to: '2026-03-09' }, '2026-04-01')).toEqual({ from: '2026-04-01', to: null });
});

test('a day is at an end, between, or outside, also while a range is only begun', () => {
  const range = { from: '2026-03-09', to: '2026-03-12' };
  expect(
    ['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].map((day) => placeIn(range, day)),
  ).toEqual(['outside', 'end', 'between', 'end', 'outside']);
  const begun = { from: '2026-03-09', to: null };
  expect(placeIn(begun, '2026-03-10')).toBe('outside');
  expect(placeIn(begun, '2026-03-10', '2026-03-12')).toBe('between');
  expect(placeIn(begun, '2026-03-07', '2026-03-05')).toBe('between');
});

describe('keys', () => {
  const led = (key: string, direction: 'ltr' | 'rtl' = 'ltr', shiftKey = false, locale = 'en-GB') =>
    dayAfterKey({ key, shiftKey }, parseDate('2026-03-31'), locale, direction)?.toString();

  test.each([
    ['ArrowRight', '2026-04-01'],
    ['ArrowLeft', '2026-03-30'],
    ['ArrowDown', '2026-04-07'],
    ['ArrowUp', '2026-03-24'],
    ['Home', '2026-03-30'],
    ['End', '2026-04-05'],
    ['PageDown', '2026-04-30'],
    ['PageUp', '2026-02-28'],
    ['a', undefined],
  ])('%s leads to %s', (key, day) => expect(led(key)).toBe(day));

  test('with Shift a year, from right to left the other way, weeks as they begin there', () => {
    expect(led('PageDown', 'ltr', true)).toBe('2027-03-31');
    expect(led('ArrowRight', 'rtl')).toBe('2026-03-30');
    expect(led('Home', 'ltr', false, 'en-US')).toBe('2026-03-29');
  });

  test('a month is that of the calendar', () => {
    const day = toCalendar(parseDate('2026-03-20'), createCalendar('islamic-umalqura'));
    const next = dayAfterKey({ key: 'PageDown', shiftKey: false }, day, 'ar-SA', 'rtl');
    expect(next?.day).toBe(day.day);
    expect(next?.month).toBe((day.month % 12) + 1);
  });
});
