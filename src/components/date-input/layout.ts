import { type Calendar, CalendarDate, createCalendar, toCalendar } from '@internationalized/date';
import { DateFormat } from '#components/internal';

/** What is filled in by itself. */
const parts = ['era', 'year', 'month', 'day', 'hour', 'minute', 'second', 'dayPeriod'] as const;

export type Part = (typeof parts)[number];

/** What is asked for. */
export interface Asked {
  day: boolean;
  time: boolean;
  seconds: boolean;
}

/** Something to fill in, or what stands between two of them. */
export type Piece = { part: Part } | { literal: string };

/** How a language writes what is asked for. */
export interface Layout {
  asked: Asked;
  pieces: readonly Piece[];
  /** What there is to fill in, in the order of the language. */
  parts: readonly Part[];
  calendar: Calendar;
  isGregorian: boolean;
  /** A day of a year that has every day: what is not filled in yet is taken from it. */
  longest: CalendarDate;
  /** Whether the hours are counted twice a day. */
  isHalved: boolean;
  /** A number as it is shown, with at least so many digits. */
  digits: (number: number, least: 1 | 2) => string;
  names: Partial<Record<Part, string>>;
  /** Where years begin anew with each era, as in Japan. */
  eras: readonly { key: string; name: string }[];
  halves: readonly [morning: string, afternoon: string];
  month: Intl.DateTimeFormat;
}

// Made once: each takes longer to make than its input to draw.
const layouts = new Map<string, Layout>();

export function layoutOf(locale: string, asked: Asked): Layout {
  const key = [locale, asked.day, asked.time, asked.seconds].join(' ');
  const layout = layouts.get(key) ?? newLayout(locale, asked);
  layouts.set(key, layout);
  return layout;
}

function newLayout(locale: string, asked: Asked): Layout {
  const format = new DateFormat(locale, {
    timeZone: 'UTC',
    ...(asked.day && { year: 'numeric', month: '2-digit', day: '2-digit' }),
    ...(asked.time && { hour: '2-digit', minute: '2-digit' }),
    ...(asked.seconds && { second: '2-digit' }),
  });
  const options = format.resolvedOptions();
  const calendar = createCalendar(options.calendar as Parameters<typeof createCalendar>[0]);
  const isGregorian = calendar.identifier === 'gregory';
  const keys = isGregorian || calendar.getEras().length < 2 ? [] : calendar.getEras();
  const pieces = format.formatToParts(Date.UTC(2026, 2, 9, 14, 30)).map(({ type, value }): Piece => {
    const part = parts.find((name) => name === type || (name === 'year' && type === ('relatedYear' as string)));
    return part && (part !== 'era' || keys.length > 0) ? { part } : { literal: value };
  });
  const asParts = pieces.flatMap((piece) => ('part' in piece ? piece.part : []));
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const written = (type: 'era' | 'dayPeriod', moment: Date) =>
    format.formatToParts(moment).find((piece) => piece.type === type)?.value ?? '';
  const numbers = [1, 2].map(
    (minimumIntegerDigits) =>
      new Intl.NumberFormat(locale, {
        numberingSystem: options.numberingSystem,
        minimumIntegerDigits,
        useGrouping: false,
      }),
  );
  return {
    asked,
    pieces,
    parts: asParts,
    calendar,
    isGregorian,
    longest: toCalendar(new CalendarDate(2024, 7, 1), calendar),
    isHalved: options.hourCycle === 'h12' || options.hourCycle === 'h11',
    digits: (number, least) => numbers[least - 1]?.format(number) ?? '',
    names: Object.fromEntries(asParts.map((part) => [part, names.of(part)])),
    eras: keys.map((key) => ({ key, name: written('era', new CalendarDate(calendar, key, 2, 1, 1).toDate('UTC')) })),
    halves: [
      written('dayPeriod', new Date(Date.UTC(2026, 2, 9, 9))),
      written('dayPeriod', new Date(Date.UTC(2026, 2, 9, 15))),
    ],
    month: new DateFormat(locale, { month: 'long', timeZone: 'UTC' }),
  };
}
