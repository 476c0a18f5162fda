import type { Field } from '../compile/field.ts';
import { Unknown } from '../expressions/index.ts';
import type { Kind } from './kind.ts';
import { text } from './text.ts';

/** A time of day, as in `14:30`. */
export const time: Kind = {
  ...text,
  shape: { type: 'string', format: 'time' },
  toValue: (field, answer) => (isTime(answer) ? answer : new Unknown(field.name)),
  fromValue: (_field, value) => (isTime(value) ? value : undefined),
  rank: (_field, answer) => String(answer),
  isSearched: false,
  filter: 'range',
  measure: millisecondsOf,
  sample: (field, { index, random }) => {
    const [least, most] = between(field);
    const quarters = Math.max(Math.floor((most - least) / quarter) + 1, 0);
    const drawn = field.isUnique ? index : Math.floor(random() * Math.min(quarters, 40));
    // Where the quarters of an hour are used up, the minutes between them.
    const time = least + (drawn % Math.max(quarters, 1)) * quarter + Math.floor(drawn / Math.max(quarters, 1)) * minute;
    return time <= most ? timeAt(time) : undefined;
  },
};

const minute = 60_000;
const quarter = 15 * minute;
const day = 24 * 60 * minute;

/** The first and the last minute that a field takes: the day from eight on, where it does not say. */
function between(field: Field): [least: number, most: number] {
  const after = field.limit('exclusiveMinimum');
  const before = field.limit('exclusiveMaximum');
  const most = Math.min(field.limit('maximum') ?? day - minute, (before ?? day) - minute);
  const usual = most < 8 * 60 * minute ? 0 : 8 * 60 * minute;
  const least = Math.max(field.limit('minimum') ?? (after === undefined ? usual : 0), (after ?? -minute) + minute);
  return [Math.ceil(least / minute) * minute, most];
}

/** Whether something is a time of day, with or without its seconds. */
export function isTime(answer: unknown): answer is string {
  return typeof answer === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(answer);
}

/** When it is, in milliseconds since midnight; undefined where it is no time of day. */
export function millisecondsOf(answer: unknown): number | undefined {
  if (!isTime(answer)) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = answer.split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** The time of day so many milliseconds after midnight; its seconds where there are some. */
export function timeAt(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [seconds / 3600, (seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return parts.map(twoDigits).join(':');
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}
