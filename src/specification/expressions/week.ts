import { CalendarDate, startOfWeek } from '@internationalized/date';
import { Day } from './values.ts';

/** The first day of the week that a day lies in, as weeks begin where a language is spoken: one week for lists, calendars and figures. */
export function weekOf(day: Day, locale: string): Day {
  const date = new Date(day.time);
  const first = startOfWeek(new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()), locale);
  return new Day(Date.UTC(first.year, first.month - 1, first.day));
}
