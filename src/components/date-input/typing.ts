import { CalendarDate, parseDate, toCalendar } from '@internationalized/date';
import { plainDigits } from '#components/internal';
import type { Answer } from './answer.ts';
import type { Layout, Part } from './layout.ts';

/** What is being filled in. */
export interface Typing {
  answer: Answer;
  /** Which part it is at. */
  at: number;
  /** The digits that were typed there until now. */
  typed: string;
}

/** The least and the most that a part can be, as far as the others say. */
export function limitsOf(part: Part, { year, month }: Answer, { calendar, eras, isHalved, longest }: Layout) {
  const at = new CalendarDate(calendar, longest.era, year ?? longest.year, month ?? 1, 1);
  switch (part) {
    case 'era':
      return [0, eras.length - 1] as const;
    case 'year':
      return [1, 9999] as const;
    case 'month':
      return [1, year === undefined ? calendar.getMaximumMonthsInYear() : calendar.getMonthsInYear(at)] as const;
    case 'day':
      return [1, month === undefined ? calendar.getMaximumDaysInMonth() : calendar.getDaysInMonth(at)] as const;
    case 'hour':
      return isHalved ? ([1, 12] as const) : ([0, 23] as const);
    case 'minute':
    case 'second':
      return [0, 59] as const;
    case 'dayPeriod':
      return [0, 1] as const;
  }
}

/** What a part can be while it is typed: which month it is may be typed later. */
const limitsOfTyping = (part: Part, layout: Layout) => limitsOf(part, {}, layout);

/** What becomes of it when something is typed, be it a digit, a letter, or a mark that ends a part. */
export function typedOn(typing: Typing, text: string, layout: Layout): Typing {
  return [...plainDigits(text)].reduce((so, character) => typedOne(so, character, layout), typing);
}

function typedOne({ answer, at, typed }: Typing, character: string, layout: Layout): Typing {
  const part = layout.parts[at] as Part;
  const names = namesOf(part, layout);
  if (names.length > 0) {
    const letter = character.toLowerCase();
    const chosen = names.findIndex((name, index) => name.toLowerCase().startsWith(letter) || letter === 'ap'[index]);
    return chosen < 0 ? { answer, at, typed } : moved({ answer: { ...answer, [part]: chosen }, at, typed: '' }, layout);
  }
  if (!/\d/.test(character)) {
    const isEnd = /[\s.,/:\-年月日時分]/.test(character);
    return isEnd && typed ? moved({ answer, at, typed }, layout) : { answer, at, typed };
  }
  const [least, most] = limitsOfTyping(part, layout);
  const digits = Number(typed + character) > most ? character : typed + character;
  const number = Number(digits);
  const length = String(most).length;
  const next = { ...answer };
  if (number < least) delete next[part];
  else next[part] = number;
  const so = { answer: next, at, typed: digits.length >= length && number < least ? '' : digits };
  return (digits.length >= length && number >= least) || number * 10 > most ? moved(so, layout) : so;
}

/** The next part, if there is one. */
function moved(typing: Typing, layout: Layout): Typing {
  const { answer, at } = settled(typing, layout);
  return at + 1 < layout.parts.length ? { answer, at: at + 1, typed: '' } : { answer, at, typed: '' };
}

/** What is typed as it stands once it is left: two digits are a year of our time. */
export function settled({ answer, at, typed }: Typing, layout: Layout): Typing {
  if (layout.parts[at] !== 'year' || typed.length !== 2 || layout.eras.length > 0) return { answer, at, typed: '' };
  return { answer: { ...answer, year: yearNear(Number(typed), layout) }, at, typed: '' };
}

/** The year of our time that ends in two digits: from eighty years ago to twenty ahead. */
export function yearNear(digits: number, { calendar }: Layout): number {
  const now = toCalendar(parseDate(new Date().toISOString().slice(0, 10)), calendar).year;
  const near = Math.floor(now / 100) * 100 + digits;
  if (near > now + 20) return near - 100;
  return near <= now - 80 ? near + 100 : near;
}

/** Whether a year is only begun: nobody means the year 20 who is about to type 2026. */
export function isBegun({ at, typed }: Typing, layout: Layout): boolean {
  return layout.parts[at] === 'year' && typed !== '' && layout.eras.length === 0;
}

/** So many more or fewer, beginning anew at the end; what is empty begins with today. */
export function stepped(answer: Answer, part: Part, by: number, today: Answer, layout: Layout): Answer {
  const [least, most] = limitsOf(part, answer, layout);
  const before = answer[part];
  const begin = today[part] ?? (by > 0 ? least : most);
  const span = most - least + 1;
  const number = before === undefined ? begin : least + ((((before - least + by) % span) + span) % span);
  const next = { ...answer, [part]: number };
  const { day } = next;
  // From the 31st of a month to one that has no such day.
  return day === undefined || part === 'day' ? next : { ...next, day: Math.min(day, limitsOf('day', next, layout)[1]) };
}

/** How far the page keys go. */
export const page: Record<Part, number> = {
  era: 1,
  year: 5,
  month: 2,
  day: 7,
  hour: 2,
  minute: 15,
  second: 15,
  dayPeriod: 1,
};

/** What is told by a name and not by a number. */
export function namesOf(part: Part, { eras, halves }: Layout): readonly string[] {
  if (part === 'dayPeriod') return halves;
  return part === 'era' ? eras.map(({ name }) => name) : [];
}
