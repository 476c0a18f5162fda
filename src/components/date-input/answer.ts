import { CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import type { Layout, Part } from './layout.ts';

/** What is filled in, as it is shown: the hour of a day that is halved is 12 at noon. */
export type Answer = Partial<Record<Part, number>>;

const days = ['era', 'year', 'month', 'day'] as const;

const gregorian = new GregorianCalendar();

/**
 * A value as it is filled in, also one that is not whole: `2026-XX-09`, as ISO 8601-2 writes what is not said. Of another calendar
 * it is written with its name, as in RFC 9557: `1405-XX-09[u-ca=persian]`.
 */
export function answerOf(value: string | null, layout: Layout): Answer {
  const [, year, month, day] = /^(\d{4}|XXXX)-(\d\d|XX)-(\d\d|XX)/.exec(value ?? '') ?? [];
  const [, hour, minute, second] = /(?:^|T)(\d\d|XX):(\d\d|XX)(?::(\d\d|XX))?/.exec(value ?? '') ?? [];
  return filled({
    ...(layout.asked.day && daysOf([year, month, day].map(numberOf), suffixesOf(value), layout)),
    ...(layout.asked.time && hoursOf(numberOf(hour), layout)),
    ...(layout.asked.time && { minute: numberOf(minute) }),
    ...(layout.asked.seconds && { second: numberOf(second) }),
  });
}

/** What is filled in as a value: null where it is nothing at all. */
export function textOf(answer: Answer, layout: Layout): string | null {
  if (layout.parts.every((part) => answer[part] === undefined)) return null;
  const { asked } = layout;
  const hour = hourOf(answer, layout);
  return [
    asked.day ? dateText(answer, layout) : [],
    asked.time ? [hour, answer.minute, ...(asked.seconds ? [answer.second] : [])].map(two).join(':') : [],
  ]
    .flat()
    .join('T')
    .concat(asked.day ? suffixOf(answer, layout) : '');
}

/** Whether it is all filled in, and there is such a day. */
export function isWhole(answer: Answer, layout: Layout): boolean {
  return (
    layout.parts.every((part) => answer[part] !== undefined) &&
    (!layout.asked.day || dateOf(answer, layout) !== undefined)
  );
}

/** The day that is filled in; undefined where there is none such. */
function dateOf({ era, year, month, day }: Answer, { calendar, eras }: Layout): CalendarDate | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const key = eras[era ?? -1]?.key;
  if (eras.length > 0 && key === undefined) return undefined;
  const date =
    key === undefined
      ? new CalendarDate(calendar, year, month, day)
      : new CalendarDate(calendar, key, year, month, day);
  return date.year === year && date.month === month && date.day === day ? date : undefined;
}

/** A day as it is filled in. @param day `2026-03-09` */
export function dayFilled(day: string, layout: Layout): Answer {
  const date = toCalendar(parseDate(day), layout.calendar);
  const era = layout.eras.findIndex(({ key }) => key === date.era);
  return filled({ era: era < 0 ? undefined : era, year: date.year, month: date.month, day: date.day });
}

interface Suffixes {
  era?: string;
  calendar?: string;
}

function suffixesOf(value: string | null): Suffixes {
  const [, era] = /\[era=([^\]]+)\]/.exec(value ?? '') ?? [];
  const [, calendar] = /\[u-ca=([^\]]+)\]/.exec(value ?? '') ?? [];
  return { era, calendar };
}

/** Names the calendar of a day that cannot be told in ours yet. */
function suffixOf(answer: Answer, layout: Layout): string {
  const { isGregorian, calendar, eras } = layout;
  const isBegun = days.some((part) => answer[part] !== undefined);
  if (isGregorian || !isBegun || dateOf(answer, layout)) return '';
  const era = eras.length > 0 ? `[era=${eras[answer.era ?? -1]?.key ?? two(undefined)}]` : '';
  return `${era}[u-ca=${calendar.identifier}]`;
}

function daysOf([year, month, day]: (number | undefined)[], { era, calendar }: Suffixes, layout: Layout): Answer {
  if (calendar !== undefined) {
    const at = layout.eras.findIndex(({ key }) => key === era);
    return calendar === layout.calendar.identifier ? { era: at < 0 ? undefined : at, year, month, day } : {};
  }
  const written = [String(year).padStart(4, '0'), two(month), two(day)].join('-');
  try {
    return dayFilled(written, layout);
  } catch {
    // Months and days of another calendar cannot be told before the day is known.
    return layout.isGregorian ? { year, month, day } : {};
  }
}

function dateText(answer: Answer, layout: Layout): string {
  const date = dateOf(answer, layout);
  if (date) return toCalendar(date, gregorian).toString();
  const { year, month, day } = answer;
  return [year === undefined ? 'XXXX' : String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

/** The hour of a day as it is shown. */
export function hoursOf(hour: number | undefined, { isHalved }: Layout): Answer {
  if (!isHalved || hour === undefined) return { hour };
  return { hour: hour % 12 || 12, dayPeriod: hour < 12 ? 0 : 1 };
}

function hourOf({ hour, dayPeriod }: Answer, { isHalved }: Layout): number | undefined {
  if (!isHalved || hour === undefined) return hour;
  return dayPeriod === undefined ? undefined : (hour % 12) + 12 * dayPeriod;
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined || digits.startsWith('X') ? undefined : Number(digits);
}

/** A number in a value: of at least two digits. */
export function two(number: number | undefined): string {
  return number === undefined ? 'XX' : String(number).padStart(2, '0');
}

function filled(answer: Answer): Answer {
  return Object.fromEntries(Object.entries(answer).filter(([, number]) => number !== undefined));
}
