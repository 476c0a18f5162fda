import { compare, isInCalendar } from './operators.ts';
import { fits } from './regular.ts';
import type { Scope } from './scope.ts';
import { Day, Duration, dayLength, decimal, isStructure, plain, Unknown, type Value } from './values.ts';
import { dayOf, isZone, monthsLater, startOf, wallClock } from './zone.ts';

/** A function of the language. What it is given is known and not empty; it answers undefined where it has no meaning. */
type Apply = (values: readonly Value[], scope: Scope) => Value | undefined;

interface Definition {
  /** How many values it takes, the one that it is called on included. */
  least: number;
  most: number;
  apply: Apply;
}

const define = (least: number, most: number, apply: Apply): Definition => ({ least, most, apply });

/** A function over texts. */
const text = (count: number, apply: (...texts: string[]) => Value | undefined) =>
  define(count, count, (values) =>
    values.every((value) => typeof value === 'string') ? apply(...(values as string[])) : undefined,
  );
const number = (apply: (value: number) => number) =>
  define(1, 1, ([value]) => (typeof value === 'number' ? apply(value) : undefined));
/** So many units as a length of time, and of a length how many units it has. */
const length = (milliseconds: number) =>
  define(1, 1, ([count]) => {
    if (count instanceof Duration) return count.milliseconds / milliseconds;
    return typeof count === 'number' ? new Duration(count * milliseconds) : undefined;
  });
/** Later by so many months, which are not all equally long. */
const laterBy = (months: number) =>
  define(2, 2, ([time, count], { zone }) => {
    if (typeof count !== 'number' || !Number.isInteger(count)) return undefined;
    const later = time instanceof Day || time instanceof Date ? monthsLater(time, count * months, zone) : undefined;
    return later && isInCalendar(later instanceof Day ? later.time : later.getTime()) ? later : undefined;
  });
const list = (apply: (items: readonly Value[], scope: Scope) => Value | undefined) =>
  define(1, 1, ([items], scope) => (Array.isArray(items) ? apply(items, scope) : undefined));

/** The least or the greatest of a list, or of several values. */
const extreme = (sign: 1 | -1) =>
  define(1, 20, (values, scope) => {
    const [first] = values;
    const items = values.length === 1 && Array.isArray(first) ? first : values;
    let best = items[0];
    for (const item of items.slice(1)) {
      const order = compare(item, best ?? null, scope);
      if (order === undefined) return undefined;
      if (order * sign < 0) best = item;
    }
    return best;
  });

/** A part of a moment or a day, as the clock of the product shows it. */
const part = (read: (date: Date) => number) =>
  define(1, 2, ([value, zone], scope) => {
    if (value instanceof Day) return read(new Date(value.time));
    const clock = value instanceof Date ? clockOf(value, zone, scope) : undefined;
    return clock && read(clock);
  });

/** What a clock in a zone shows; undefined where there is no such clock. */
function clockOf(moment: Date, written: Value | undefined, scope: Scope): Date | undefined {
  if (typeof written !== 'string') return wallClock(moment, scope.zone);
  return isZone(written) ? wallClock(moment, written) : undefined;
}

/** A place in a text by its characters, as all else counts them: halves of one are none. */
function pointAt(text: string, at: number): number {
  return at < 0 ? at : [...text.slice(0, at)].length;
}

function sumOf(items: readonly Value[]): number | undefined {
  if (!items.every((item) => typeof item === 'number')) return undefined;
  const sum = items.reduce((before, item) => before + item, 0);
  return Number.isFinite(sum) ? decimal(sum) : undefined;
}

export function durationOf(written: string): Duration | undefined {
  if (written.startsWith('P')) return Duration.parse(written);
  const units: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
  if (!/^-?(\d+(\.\d+)?(h|ms|m|s))+$/.test(written)) return undefined;
  let milliseconds = 0;
  for (const [, count, unit] of written.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s)/g))
    milliseconds += Number(count) * (units[unit ?? ''] ?? 0);
  return new Duration(written.startsWith('-') ? -milliseconds : milliseconds);
}

const longestText = 100_000;

function joined(items: readonly string[], by: string): string | undefined {
  const length = items.reduce((sum, item) => sum + item.length + by.length, 0);
  return length <= longestText + by.length ? items.join(by) : undefined;
}

/** The same for values that are equal, so that many are compared in one go. */
function sameOf(value: Value): unknown {
  const one = plain(value);
  if (one instanceof Day) return `day\0${one.time}`;
  if (one instanceof Date) return `date\0${one.getTime()}`;
  return one instanceof Duration ? `duration\0${one.milliseconds}` : one;
}

function distinct(items: readonly Value[]): readonly Value[] {
  const seen = new Map<unknown, Value>();
  for (const item of items) if (!seen.has(sameOf(item))) seen.set(sameOf(item), item);
  return [...seen.values()];
}

/** Every function that an expression can call: CEL's own, its extensions for texts, lists and mathematics, and those of dates. */
export const functions: Readonly<Record<string, Definition>> = Object.assign(Object.create(null), {
  size: define(1, 1, ([value]) => {
    if (typeof value === 'string') return [...value].length;
    if (Array.isArray(value)) return value.length;
    return value !== undefined && isStructure(value) ? value.names().length : undefined;
  }),
  contains: define(2, 2, ([value, part]) =>
    typeof value === 'string' && typeof part === 'string' ? value.includes(part) : undefined,
  ),
  startsWith: text(2, (value, start) => value.startsWith(start)),
  endsWith: text(2, (value, end) => value.endsWith(end)),
  matches: text(2, (value, pattern) => fits(pattern, value)),
  lowerAscii: text(1, (value) => value.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upperAscii: text(1, (value) => value.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  trim: text(1, (value) => value.trim()),
  indexOf: text(2, (value, part) => pointAt(value, value.indexOf(part))),
  lastIndexOf: text(2, (value, part) => pointAt(value, value.lastIndexOf(part))),
  charAt: define(2, 2, ([value, at]) =>
    typeof value === 'string' && typeof at === 'number' ? ([...value][at] ?? '') : undefined,
  ),
  substring: define(2, 3, ([value, from, to]) => {
    if (typeof value !== 'string' || typeof from !== 'number' || from < 0) return undefined;
    if (typeof to === 'number' && to < from) return undefined;
    return [...value].slice(from, typeof to === 'number' ? to : undefined).join('');
  }),
  replace: text(3, (value, part, by) => {
    const replaced = value.length * (by.length + 1) > longestText * 10 ? undefined : value.replaceAll(part, () => by);
    return replaced !== undefined && replaced.length <= longestText ? replaced : undefined;
  }),
  split: text(2, (value, by) => value.split(by)),
  join: define(1, 2, ([items, by]) =>
    Array.isArray(items) && items.every((item) => typeof item === 'string')
      ? joined(items as string[], typeof by === 'string' ? by : '')
      : undefined,
  ),
  sum: list(sumOf),
  average: list((items) => {
    const sum = sumOf(items);
    return sum === undefined || items.length === 0 ? undefined : decimal(sum / items.length);
  }),
  min: extreme(1),
  max: extreme(-1),
  'math.least': extreme(1),
  'math.greatest': extreme(-1),
  'math.abs': number(Math.abs),
  'math.ceil': number(Math.ceil),
  'math.floor': number(Math.floor),
  'math.round': number((value) => Math.sign(value) * Math.round(Math.abs(value))),
  first: list((items) => items[0] ?? null),
  last: list((items) => items.at(-1) ?? null),
  distinct: list(distinct),
  now: define(0, 0, (_, { now }) => now),
  today: define(0, 0, (_, { now, zone }) => dayOf(now, zone)),
  date: define(1, 1, ([value], { zone }) => {
    if (value instanceof Day) return value;
    if (value instanceof Date) return dayOf(value, zone);
    return typeof value === 'string' ? Day.parse(value) : undefined;
  }),
  timestamp: define(1, 1, ([value], { zone }) => {
    if (value instanceof Day) return startOf(value, zone);
    if (value instanceof Date) return value;
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value)) return undefined;
    if (!Day.parse(value.slice(0, 10))) return undefined;
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  }),
  duration: define(1, 1, ([value]) => (typeof value === 'string' ? durationOf(value) : undefined)),
  days: length(dayLength),
  hours: length(3_600_000),
  minutes: length(60_000),
  addMonths: laterBy(1),
  addYears: laterBy(12),
  getFullYear: part((date) => date.getUTCFullYear()),
  getMonth: part((date) => date.getUTCMonth()),
  getDate: part((date) => date.getUTCDate()),
  getDayOfMonth: part((date) => date.getUTCDate() - 1),
  getDayOfWeek: part((date) => date.getUTCDay()),
  getDayOfYear: part((date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / dayLength)),
  getHours: define(1, 2, ([value, zone], scope) => partOfDuration(value, zone, scope, 3_600_000, 'getUTCHours')),
  getMinutes: define(1, 2, ([value, zone], scope) => partOfDuration(value, zone, scope, 60_000, 'getUTCMinutes')),
  getSeconds: define(1, 2, ([value, zone], scope) => partOfDuration(value, zone, scope, 1000, 'getUTCSeconds')),
  string: define(1, 1, ([value]) => {
    if (value instanceof Date) return value.toISOString();
    return value === undefined || Array.isArray(value) || isStructure(value) ? undefined : String(value);
  }),
  int: define(1, 1, ([value]) => {
    if (value instanceof Date) return Math.floor(value.getTime() / 1000);
    const whole = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    return typeof whole === 'number' && Number.isSafeInteger(Math.trunc(whole)) ? Math.trunc(whole) : undefined;
  }),
  double: define(1, 1, ([value]) => {
    const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof result === 'number' && Number.isFinite(result) ? result : undefined;
  }),
} satisfies Record<string, Definition>);

function partOfDuration(
  value: Value | undefined,
  zone: Value | undefined,
  scope: Scope,
  unit: number,
  read: 'getUTCHours' | 'getUTCMinutes' | 'getUTCSeconds',
): number | undefined {
  if (value instanceof Duration) return Math.trunc(value.milliseconds / unit);
  if (value instanceof Day) return 0;
  return value instanceof Date ? clockOf(value, zone, scope)?.[read]() : undefined;
}

/** Calls a function with values that are known. */
export function callFunction(name: string, values: readonly Value[], scope: Scope): Value {
  const definition = functions[name];
  if (!definition || values.length < definition.least || values.length > definition.most)
    return new Unknown(`${name}()`);
  // Ordering and arithmetic with what was not answered is not known.
  if (values.some((value) => value === null)) return new Unknown(`${name}()`);
  const value = definition.apply(values, scope);
  return value === undefined ? new Unknown(`${name}()`) : value;
}
