import { Day, startOf, Unknown, zoneOf } from '../expressions/index.ts';
import { sampleDay } from './date.ts';
import type { Kind } from './kind.ts';

const written = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** A moment, as in `2026-11-21T09:30:00.000Z`. */
export const dateTime: Kind = {
  shape: { type: 'string', format: 'date-time' },
  toValue: (field, answer) => momentOf(answer) ?? new Unknown(field.name),
  fromValue: ({ product }, value) => {
    const moment = value instanceof Day ? startOf(value, zoneOf(product.timeZone)) : value;
    return (moment instanceof Date && !isNever(moment) ? moment : momentOf(moment))?.toISOString();
  },
  // Two moments may be written with different offsets.
  rank: (_field, answer) => momentOf(answer)?.getTime() ?? 0,
  words: (_field, answer) => String(answer),
  isSearched: false,
  isColumn: true,
  filter: 'range',
  sample: (field, context) => {
    const start = startOf(sampleDay(field, context), zoneOf(field.product.timeZone));
    const quarters = 32 + Math.floor(context.random() * 40);
    return new Date(start.getTime() + quarters * 900_000).toISOString();
  },
};

/** The moment that an answer says, with the zone that it is in. */
export function momentOf(answer: unknown): Date | undefined {
  if (typeof answer !== 'string' || !written.test(answer) || !Day.parse(answer.slice(0, 10))) return undefined;
  const moment = new Date(answer);
  return isNever(moment) ? undefined : moment;
}

function isNever(moment: Date): boolean {
  return Number.isNaN(moment.getTime());
}
