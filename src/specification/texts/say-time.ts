import { isTime } from '../fields/time.ts';

/** Says something of a time of day, which stands in it as the language writes it; undefined where it is none. */
export function sayTime(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return (limit: unknown, say: (time: string) => string): string | undefined =>
    isTime(limit) ? say(format.format(new Date(`1970-01-01T${limit}Z`))) : undefined;
}
