import { parseDateTime, toZoned } from '@internationalized/date';
import { plainDigits } from '#components/number-input';
import { Day, startOf } from '#specification';
import type { Writing } from './writing.ts';

/** What a cell says as a day: `2026-03-09`; undefined where it says none, or could say two. */
export function dayIn(written: string, writing: Writing): string | undefined {
  const text = plainDigits(written).trim();
  const [, year, month, day] = /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})日?$/.exec(text) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first = '', mark, second = '', last] = /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4})$/.exec(text) ?? [];
  if (!last) return undefined;
  const isDayFirst = tellsDay(first, second) ?? beginsWithDay(writing, mark);
  if (isDayFirst === undefined) return undefined;
  return isDayFirst ? dayOf(last, second, first) : dayOf(last, first, second);
}

/** What a cell says as a moment, on the clock of the product where it names none: `2026-03-09T10:00:00.000Z`. */
export function momentIn(written: string, writing: Writing, zone: string): string | undefined {
  const text = plainDigits(written).trim();
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const moment = new Date(text);
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  const [, date = text, hour, minute, second = '00'] =
    /^(\S+?)(?:T|,?\s+)(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text) ?? [];
  const day = dayIn(date, writing);
  if (!day) return undefined;
  if (!hour) return startOf(Day.parse(day) as Day, zone).toISOString();
  try {
    const local = parseDateTime(`${day}T${hour.padStart(2, '0')}:${minute}:${second}`);
    return toZoned(local, zone).toDate().toISOString();
  } catch {
    return undefined;
  }
}

function dayOf(year: string, month: string, day: string): string | undefined {
  return Day.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)?.toString();
}

/** No month is beyond the twelfth. */
function tellsDay(first: string, second: string): boolean | undefined {
  if (Number(first) > 12) return true;
  return Number(second) > 12 ? false : first === second || undefined;
}

function beginsWithDay({ locale, delimiter }: Writing, mark: string | undefined): boolean | undefined {
  if (mark === '.' && delimiter === ';') return true;
  const { language, region } = new Intl.Locale(locale);
  // English writes it both ways.
  if (language === 'en' && !region) return undefined;
  const [first] = new Intl.DateTimeFormat(locale).formatToParts().filter(({ type }) => type !== 'literal');
  return first?.type === 'year' ? undefined : first?.type === 'day';
}
