import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date';

/** A moment as a clock in a zone shows it, to the minute: `2026-11-21T09:30`. What is no moment is as it was typed. */
export function toWallClock(moment: unknown, zone: string): string | null {
  if (typeof moment !== 'string') return null;
  const date = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(moment) ? moment : NaN);
  if (Number.isNaN(date.getTime())) return moment;
  return toCalendarDateTime(fromDate(date, zone)).toString().slice(0, 16);
}

/** The moment at which a clock in a zone shows a time. What is no time stays as it was typed, to be seen and mended. */
export function fromWallClock(time: string, zone: string): string {
  try {
    return parseDateTime(time).toDate(zone).toISOString();
  } catch {
    return time;
  }
}
