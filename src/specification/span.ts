import { Day, weekOf } from './expressions/index.ts';

/** More days than anybody looks back or ahead. */
const mostDays = 3660;

/** Stretches of days that are told from today: an address that says one means another day tomorrow. */
export const spans = [
  'today',
  'yesterday',
  'tomorrow',
  'this-week',
  'last-week',
  'next-week',
  'this-month',
  'last-month',
  'this-year',
  'past',
  'future',
] as const;

export type Span = (typeof spans)[number];

const counted = /^(last|next)-(\d{1,4})-days$/;

/** Whether a text says a stretch of days: one of the words, or `last-30-days`. */
export function isSpan(written: string): boolean {
  return spans.some((span) => span === written) || daysIn(written) !== undefined;
}

/** Of `last-30-days` the direction and the number. */
export function daysIn(written: string): { direction: 'last' | 'next'; days: number } | undefined {
  const [, direction, number] = counted.exec(written) ?? [];
  const days = Number(number);
  if (days < 1 || days > mostDays) return undefined;
  return direction === 'last' || direction === 'next' ? { direction, days } : undefined;
}

/** The first and last day of a stretch, both included; empty where that end is open. @param locale as its weeks begin */
export function daysOfSpan(span: string, today: Day, locale: string): { from: string; to: string } {
  const some = daysIn(span);
  if (some?.direction === 'last') return between(today.plus(1 - some.days), today);
  if (some) return between(today, today.plus(some.days - 1));
  const known = spans.find((one) => one === span);
  return known ? daysOfWord(known, today, locale) : { from: '', to: '' };
}

/** What the calendar is divided into: each goes on until the next begins. */
export type Stretch = 'day' | 'week' | 'month' | 'year';

/** The first day of the stretch that a day lies in. @param locale as its weeks begin */
export function beginOf(day: Day, stretch: Stretch, locale: string): Day {
  const date = day.calendarDate;
  switch (stretch) {
    case 'day':
      return day;
    case 'week':
      return weekOf(day, locale);
    case 'month':
      return Day.of(date.set({ day: 1 }));
    case 'year':
      return Day.of(date.set({ month: 1, day: 1 }));
  }
}

function daysOfWord(span: Span, today: Day, locale: string): { from: string; to: string } {
  const week = weekOf(today, locale);
  const [month, year] = [beginOf(today, 'month', locale), beginOf(today, 'year', locale)];
  switch (span) {
    case 'today':
      return between(today, today);
    case 'yesterday':
      return between(today.plus(-1), today.plus(-1));
    case 'tomorrow':
      return between(today.plus(1), today.plus(1));
    case 'this-week':
      return between(week, week.plus(6));
    case 'last-week':
      return between(week.plus(-7), week.plus(-1));
    case 'next-week':
      return between(week.plus(7), week.plus(13));
    case 'this-month':
      return between(month, monthsAfter(month, 1).plus(-1));
    case 'last-month':
      return between(monthsAfter(month, -1), month.plus(-1));
    case 'this-year':
      return between(year, monthsAfter(year, 12).plus(-1));
    case 'past':
      return { from: '', to: today.plus(-1).toString() };
    case 'future':
      return { from: today.plus(1).toString(), to: '' };
  }
}

const monthsAfter = (day: Day, months: number) => Day.of(day.calendarDate.add({ months }));

function between(from: Day, to: Day): { from: string; to: string } {
  return { from: from.toString(), to: to.toString() };
}
