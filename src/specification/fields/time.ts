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
  sample: (field, { index, random }) => {
    const quarter = field.isUnique ? index : Math.floor(random() * 40);
    const minutes = (480 + quarter * 15 + Math.floor(quarter / 96)) % 1440;
    return `${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`;
  },
};

/** Whether something is a time of day, with or without its seconds. */
export function isTime(answer: unknown): answer is string {
  return typeof answer === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(answer);
}

function twoDigits(count: number): string {
  return String(Math.floor(count)).padStart(2, '0');
}
