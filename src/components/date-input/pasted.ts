import { DateFormat, plainDigits } from '#components/internal';
import { type Answer, answerOf, hoursOf, two } from './answer.ts';
import type { Layout, Part } from './layout.ts';
import { limitsOf, namesOf, yearNear } from './typing.ts';

const times = ['hour', 'minute', 'second'] as const;

/** A day or a time that is put in at once, as ISO 8601 or the language writes it; undefined where it is none. */
export function pasted(text: string, layout: Layout): Answer | undefined {
  const { asked, parts } = layout;
  const written = plainDigits(text);
  // The moment is another one on the clock that is shown here.
  if (asked.time && /:\d\d(?:\.\d+)?\s*(?:Z|[+-]\d\d:?\d\d)$/i.test(written.trim())) return undefined;
  const groups = written.match(/\d+/g) ?? [];
  const month = asked.day && layout.isGregorian ? monthIn(written, layout) : undefined;
  const days = daysIn(written, groups, month !== undefined, layout);
  const order = [...(asked.day ? days : []), ...(asked.time ? times : [])];
  const said: Answer = Object.fromEntries(
    order.flatMap((part, at) => (groups[at] ? [[part, Number(groups[at])]] : [])),
  );
  if (groups[order.indexOf('year')]?.length === 2) said.year = yearNear(said.year ?? 0, layout);
  if (month !== undefined) said.month = month;
  for (const part of parts) {
    const named = namesOf(part, layout).findIndex((name) => text.toLowerCase().includes(name.toLowerCase()));
    if (named >= 0) said[part] = named;
  }
  const [, half] = /\d\s*([ap])\.?m(?!\p{L})/iu.exec(written) ?? [];
  if (half && said.hour !== undefined && !parts.includes('dayPeriod'))
    said.hour = (said.hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  // Who names no half of the day counts to 24.
  const isCounted = said.hour !== undefined && said.dayPeriod === undefined;
  const counted = isCounted ? { ...said, ...hoursOf(said.hour, layout) } : said;
  const answer = asked.day && /^\s*\d{4}-\d/.test(written) ? ofGregorian(counted, layout) : counted;
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
  for (const locale of [month.resolvedOptions().locale, 'en']) {
    const format = new DateFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
    for (let at = 0; at < 12; at++) {
      const parts = format.formatToParts(Date.UTC(2026, at, 1));
      const name = parts.find(({ type }) => type === 'month')?.value.toLowerCase();
      if (words.some((word) => name?.startsWith(word))) return at + 1;
    }
  }
  return undefined;
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
