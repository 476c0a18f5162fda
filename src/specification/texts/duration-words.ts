import { lengthOf } from '../expressions/values.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** `1 hour, 30 minutes`: a duration in the words of a language, as `Intl.DurationFormat` has them; undefined where it is none. */
export function durationWords(locale: string, value: unknown, withDays = false): string | undefined {
  const length = typeof value === 'number' ? value : lengthOf(value);
  if (length === undefined) return undefined;
  let left = Math.abs(length);
  const words: string[] = [];
  for (const [unit, size] of withDays ? units : units.slice(1)) {
    const count = unit === 'second' ? left / size : Math.floor(left / size);
    left -= count * size;
    if (count > 0 || (unit === 'minute' && left === 0 && words.length === 0)) words.push(counted(locale, unit, count));
  }
  return (length < 0 ? '−' : '') + new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(words);
}

function counted(locale: string, unit: string, count: number): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 3 } as const;
  return new Intl.NumberFormat(locale, options).format(count);
}
