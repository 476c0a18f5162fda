import { DateFormat, plainDigits } from '#components/internal';
import { type Answer, answerOf, hoursOf, two } from './answer.ts';
import type { Layout, Part } from './layout.ts';
import { limitsOf, namesOf, yearNear } from './typing.ts';

const times = ['hour', 'minute', 'second'] as const;

/** A day or a time that is put in at once, as ISO 8601 or the language writes it; undefined where it is none. */
export function pasted(text: string, layout: Layout): Answer | undefined {
  const { asked, parts } = layout;
  const digits = plainDigits(text);
  // ISO 8601 without its hyphens.
  const written = asked.day ? digits.replace(/^\s*((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/, '$1-$2-$3') : digits;
  // The moment is another one on the clock that is shown here.
  if (asked.time && /:\d\d(?:\.\d+)?\s*(?:Z|[+-]\d\d:?\d\d)$/i.test(written.trim())) return undefined;
  // Of a day that comes with a time, only the day is asked for.
  const counted = asked.time ? written : written.replace(/\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?/, '');
  const groups = counted.replace(/(?<=:\d{2})\.\d+/, '').match(/\d+/g) ?? [];
  const month = asked.day && layout.isGregorian ? monthIn(written, layout) : undefined;
  const days = daysIn(written, groups, month !== undefined, layout);
  const order = [...(asked.day ? days : []), ...(asked.time ? times : [])];
  // What is not asked for may be part of what is: then it is not known which.
  if (groups.length > order.length) return undefined;
  const said: Answer = Object.fromEntries(
    order.flatMap((part, at) => (groups[at] ? [[part, Number(groups[at])]] : [])),
  );
  if (groups[order.indexOf('year')]?.length === 2) said.year = yearNear(said.year ?? 0, layout);
  if (month !== undefined) said.month = month;
  for (const part of parts) {
    const named = namesOf(part, layout).findIndex((name) => hasWord(text, name));
    if (named >= 0) said[part] = named;
  }
  const [, half] = /\d\s*([ap])\.?m(?!\p{L})/iu.exec(written) ?? [];
  if (half && said.hour !== undefined && !parts.includes('dayPeriod'))
    said.hour = (said.hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const named = said.dayPeriod === undefined ? halvesNamed(text, said.hour, layout) : [];
  if (named.length > 1) return undefined;
  const [period] = named;
  if (period !== undefined) said.dayPeriod = period;
  // Who names no half of the day counts to 24.
  const isCounted = said.hour !== undefined && said.dayPeriod === undefined;
  const whole = isCounted ? { ...said, ...hoursOf(said.hour, layout) } : said;
  const answer = asked.day && /^\s*\d{4}-\d/.test(written) ? ofGregorian(whole, layout) : whole;
  const isSaid = (asked.day ? (['year', 'month', 'day'] as const) : times.slice(0, 2)).every(
    (part) => answer[part] !== undefined,
  );
  return isSaid && isWithin(answer, layout) ? answer : undefined;
}

/** In what order a day is written. */
function daysIn(written: string, groups: readonly string[], isMonthInWords: boolean, { parts }: Layout): Part[] {
  const isYearFirst = groups[0]?.length === 4;
  if (isMonthInWords) return isYearFirst ? ['year', 'day'] : ['day', 'year'];
  if (isYearFirst) return ['year', 'month', 'day'];
  const days = parts.filter((part) => /^(year|month|day)$/.test(part));
  // There is no thirteenth month, and with dots nobody writes the month first: elsewhere the day comes before it.
  const isDayFirst = Number(groups[0]) > 12 || /^\s*\d+\./.test(written);
  return days[0] === 'month' && isDayFirst ? ['day', 'month', 'year'] : days;
}

/** The month that is called by its name, in full or not, in the language or in English; undefined where none is. */
function monthIn(text: string, { month }: Layout): number | undefined {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const locales = [month.resolvedOptions().locale, 'en'];
  const weekdays = new Set(locales.flatMap(weekdaysOf));
  // `mar.` is a Tuesday in French where another word is a month.
  const others = words.filter((word) => !weekdays.has(word));
  return monthAmong(others, locales) ?? monthAmong(words, locales);
}

function weekdaysOf(locale: string): string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new DateFormat(locale, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, at) =>
      format
        .format(Date.UTC(2026, 2, 1 + at))
        .toLowerCase()
        .replace('.', ''),
    );
  });
}

function monthAmong(words: readonly string[], locales: readonly string[]): number | undefined {
  for (const locale of locales) {
    const format = new DateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let at = 0; at < 12; at++) {
      const parts = format.formatToParts(Date.UTC(2026, at, 1));
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase();
      if (words.some((word) => name?.startsWith(word))) return at + 1;
    }
  }
  return undefined;
}

/** Whether a text has a word, not within another one. */
function hasWord(text: string, word: string): boolean {
  const [all, wanted] = [text.toLowerCase(), word.toLowerCase()];
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}]/u.test(sign);
  // Where words are not set apart, a letter beside one says nothing.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(wanted)) return all.includes(wanted);
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
    if (!isLetter(all[at - 1]) && !isLetter(all[at + wanted.length])) return true;
  return false;
}

/** The halves of the day that a part of it such as `in the evening` may be in, of an hour that is counted twice. */
function halvesNamed(text: string, hour: number | undefined, { month, parts }: Layout): number[] {
  if (hour === undefined || hour > 12 || !parts.includes('dayPeriod')) return [];
  const format = new DateFormat(month.resolvedOptions().locale, {
    hour: 'numeric',
    dayPeriod: 'short',
    timeZone: 'UTC',
  });
  const nameAt = (at: number) =>
    format.formatToParts(Date.UTC(2026, 0, 1, at)).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const isNamed = Array.from({ length: 24 }, (_, at) => at).filter((at) => nameAt(at) && hasWord(text, nameAt(at)));
  if (isNamed.length === 0) return [];
  return [0, 1].filter((half) => isNamed.includes((hour % 12) + half * 12));
}

function ofGregorian({ year, month, day, ...rest }: Answer, layout: Layout): Answer {
  return { ...answerOf([String(year).padStart(4, '0'), two(month), two(day)].join('-'), layout), ...rest };
}

function isWithin(answer: Answer, layout: Layout): boolean {
  return layout.parts.every((part) => {
    const [least, most] = limitsOf(part, {}, layout);
    const number = answer[part];
    return number === undefined || (number >= least && number <= most);
  });
}
