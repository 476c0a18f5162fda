import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date';

/** A moment as a clock in a zone shows it, to the minute: `2026-11-21T09:30`; null where it is no moment. */
export function toWallClock(moment: unknown, zone: string): string | null {
  const date = typeof moment === 'string' ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return null;
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
