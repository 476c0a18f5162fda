import { startOfWeek } from '@internationalized/date';
import { Day } from './values.ts';

/** The first day of the week that a day lies in, as weeks begin where a language is spoken: one week for lists, calendars and figures. */
export function weekOf(day: Day, locale: string): Day {
  return Day.of(startOfWeek(day.calendarDate, locale));
}
