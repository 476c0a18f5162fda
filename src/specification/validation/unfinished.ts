import * as z from 'zod/mini';

const day = /^(\d{4}|XXXX)-(\d\d|XX)-(\d\d|XX)(?=T|\[|$)/;
const time = /(?:^|T)(\d\d|XX):(\d\d|XX)(?::(\d\d|XX))?(?=\[|$)/;

/** What is not said yet of a day or a time that is typed in part, as ISO 8601-2 writes it: `2026-XX-09`. */
function missingIn(answer: unknown): string[] {
  if (typeof answer !== 'string') return [];
  const [, year, month, ofMonth] = day.exec(answer) ?? [];
  const [, hour, minute, second] = time.exec(answer) ?? [];
  const said = { year, month, day: ofMonth, hour, minute, second };
  return Object.entries(said).flatMap(([part, digits]) => (digits?.startsWith('X') ? part : []));
}

/**
 * Whether those are what a person left out: an hour is not known without its half of the day, and of a day in another
 * calendar nothing is before it is whole.
 */
const isKnown = (missing: readonly string[]) =>
  !missing.includes('hour') && !['year', 'month', 'day'].every((part) => missing.includes(part));

export const isUnfinished = (answer: unknown) => missingIn(answer).length > 0;

/** A day or a time is typed to its end. */
export const finished = z.check<unknown>(({ value, issues }) => {
  const missing = missingIn(value);
  if (missing.length === 0) return;
  const limit = isKnown(missing) ? missing.join(',') : undefined;
  issues.push({ code: 'custom', input: value, params: { code: 'unfinished', limit } });
});
