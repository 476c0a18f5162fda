import type { DateRange } from '#components/calendar';
import { outOfBounds } from '#components/internal';
import type { UiStrings } from '#components/locale';

interface Asked {
  min?: string;
  max?: string;
  /** How a day is written. */
  words: Intl.DateTimeFormat;
  strings: UiStrings;
}

/** What is wrong with each end of a range; empty where nothing is. */
export function complaintsOf(
  { from, to }: DateRange,
  { words, strings, ...bounds }: Asked,
): { from?: string; to?: string } {
  const outside = (day: string | null, within: Pick<Asked, 'min' | 'max'>) =>
    day === null ? undefined : outOfBounds(day, within, strings, (each) => words.format(new Date(each)));
  return { from: outside(from, bounds), to: outside(to, bounds) ?? outside(to, { min: from ?? undefined }) };
}
