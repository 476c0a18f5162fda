import type { Day, Duration } from '../expressions/index.ts';
import { durationWords } from '../texts/duration-words.ts';

/** How values are written for people. */
export interface Formats {
  number: (value: number) => string;
  money: (value: number) => string;
  day: (day: Day) => string;
  moment: (moment: Date) => string;
  duration: (length: Duration, withDays: boolean) => string;
}

const made = new Map<string, Formats>();

/** The formats of a language, a currency and a zone, made once: each takes longer to make than to use a hundred times. */
export function formatsOf(locale: string, currency: string | undefined, timeZone: string): Formats {
  const name = [locale, currency, timeZone].join(' ');
  let formats = made.get(name);
  if (!formats) {
    formats = make(locale, currency, timeZone);
    made.set(name, formats);
  }
  return formats;
}

function make(locale: string, currency: string | undefined, timeZone: string): Formats {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const money = new Intl.NumberFormat(
    locale,
    currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    number: (value) => number.format(value),
    money: (value) => money.format(value),
    day: ({ time }) => day.format(time),
    moment: (value) => moment.format(value),
    duration: ({ milliseconds }, withDays) => durationWords(locale, milliseconds, withDays) ?? String(milliseconds),
  };
}
