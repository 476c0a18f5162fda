import { fromDate, parseDate, parseDateTime, toCalendarDateTime } from '@internationalized/date';

/** A moment as a clock in a zone shows it, to the minute: `2026-11-21T09:30`. What is no moment is as it was typed. */
export function toWallClock(moment: unknown, zone: string): string | null {
  if (typeof moment !== 'string') return null;
  const date = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(moment) ? moment : NaN);
  if (Number.isNaN(date.getTime())) return moment;
  return toCalendarDateTime(fromDate(date, zone)).toString().slice(0, 16);
}

/**
 * The moment at which a clock in a zone shows a time. What is no time stays as it was typed, to be seen and mended.
 * @param before the moment that it was: a clock that is put back shows an hour twice, and none shows seconds
 */
export function fromWallClock(time: string, zone: string, before?: unknown): string {
  if (toWallClock(before, zone) === time) return String(before);
  try {
    const typed = parseDateTime(time);
    const [first, second] = [typed.toDate(zone, 'earlier'), typed.toDate(zone, 'later')];
    const isSecond = first.getTime() !== second.getTime() && isAfterwards(before, second, zone);
    return (isSecond ? second : typed.toDate(zone)).toISOString();
  } catch {
    return time;
  }
}

/** A moment at the same time of another day, as a clock in a zone shows it. @param day `2026-11-21` */
export function onDay(moment: string, day: string, zone: string): string {
  const { year, month, day: date } = parseDate(day);
  return fromDate(new Date(moment), zone).set({ year, month, day: date }).toDate().toISOString();
}

/** Whether a moment is of the clock as it goes at another. */
function isAfterwards(before: unknown, moment: Date, zone: string): boolean {
  const date = new Date(typeof before === 'string' ? before : Number.NaN);
  return !Number.isNaN(date.getTime()) && fromDate(date, zone).offset === fromDate(moment, zone).offset;
}
