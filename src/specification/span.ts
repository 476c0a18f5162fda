import { Day, weekOf } from './expressions/index.ts';

const dayLength = 86_400_000;
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
  if (some?.direction === 'last') return between(after(today, 1 - some.days), today);
  if (some) return between(today, after(today, some.days - 1));
  const known = spans.find((one) => one === span);
  return known ? daysOfWord(known, today, locale) : { from: '', to: '' };
}

function daysOfWord(span: Span, today: Day, locale: string): { from: string; to: string } {
  const date = new Date(today.time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const week = weekOf(today, locale);
  switch (span) {
    case 'today':
      return between(today, today);
    case 'yesterday':
      return between(after(today, -1), after(today, -1));
    case 'tomorrow':
      return between(after(today, 1), after(today, 1));
    case 'this-week':
      return between(week, after(week, 6));
    case 'last-week':
      return between(after(week, -7), after(week, -1));
    case 'next-week':
      return between(after(week, 7), after(week, 13));
    case 'this-month':
      return between(new Day(Date.UTC(year, month, 1)), new Day(Date.UTC(year, month + 1, 0)));
    case 'last-month':
      return between(new Day(Date.UTC(year, month - 1, 1)), new Day(Date.UTC(year, month, 0)));
    case 'this-year':
      return between(new Day(Date.UTC(year, 0, 1)), new Day(Date.UTC(year, 11, 31)));
    case 'past':
      return { from: '', to: after(today, -1).toString() };
    case 'future':
      return { from: after(today, 1).toString(), to: '' };
  }
}

function after(day: Day, days: number): Day {
  return new Day(day.time + days * dayLength);
}

function between(from: Day, to: Day): { from: string; to: string } {
  return { from: from.toString(), to: to.toString() };
}
