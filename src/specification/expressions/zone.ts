import { fromDate, getLocalTimeZone } from '@internationalized/date';
import { Day } from './values.ts';

/** The clock of the product: one for inputs, displays, `today()` and filters. */
export function zoneOf(stated: string | undefined): string {
  return stated ?? getLocalTimeZone();
}

const zones = new Map<string, boolean>();
/** More names than there are clocks: a condition may ask for any text. */
const mostZones = 1000;

/** Whether there is a clock of that name. To ask takes as long as a thousand comparisons, and conditions ask for every record. */
export function isZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  if (zones.size >= mostZones) zones.clear();
  const found = hasClock(zone);
  zones.set(zone, found);
  return found;
}

function hasClock(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The calendar day that a moment falls on. */
export function dayOf(moment: Date, zone: string): Day {
  return Day.of(fromDate(moment, zone));
}

/** The day that an answer names, or that a moment falls on; undefined where what is kept is neither. */
export function dayAt(answer: unknown, zone: string): Day | undefined {
  if (typeof answer !== 'string') return undefined;
  const day = Day.parse(answer);
  if (day) return day;
  const moment = new Date(answer);
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment, zone);
}

/** The moment at which a day begins. */
export function startOf(day: Day, zone: string): Date {
  return day.calendarDate.toDate(zone);
}

/** So many months later, at the same time of day; on the last day of a month that has not that many. */
export function monthsLater(time: Day | Date, months: number, zone: string): Day | Date {
  if (time instanceof Date) return fromDate(time, zone).add({ months }).toDate();
  return Day.of(time.calendarDate.add({ months }));
}

/** A moment whose UTC parts are those that a clock in a zone shows. */
export function wallClock(moment: Date, zone: string): Date {
  return new Date(moment.getTime() + fromDate(moment, zone).offset);
}
