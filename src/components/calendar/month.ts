import {
  type CalendarDate,
  endOfMonth,
  fromDate,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from '@internationalized/date';

const daysInWeek = 7;

/** The days that the page of a month shows: whole weeks, as they begin where a language is spoken. @param month `2026-03` */
export function daysOfMonth(month: string, locale: string): CalendarDate[] {
  const first = startOfMonth(parseDate(`${month}-01`));
  const last = endOfMonth(first);
  const days: CalendarDate[] = [];
  for (
    let day = startOfWeek(first, locale);
    day.compare(last) <= 0 || days.length % daysInWeek !== 0;
    day = day.add({ days: 1 })
  )
    days.push(day);
  return days;
}

/** So many months later. */
export function monthAfter(month: string, months: number): string {
  return parseDate(`${month}-01`).add({ months }).toString().slice(0, 7);
}

/** The day that it is. @param timeZone the machine's own where absent */
export function todayIn(timeZone = getLocalTimeZone()): CalendarDate {
  return toCalendarDate(fromDate(new Date(), timeZone));
}
