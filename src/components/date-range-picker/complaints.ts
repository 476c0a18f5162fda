import type { DateRange } from '#components/calendar';
import { noSuchDay, outOfBounds } from '#components/internal';
import type { UiStrings } from '#components/locale';

/** How far its ends are typed that are no days yet: `2026-XX-09`, `1405-XX-09[u-ca=persian]`. */
export type Drafts = { from?: string | null; to?: string | null };

interface Asked {
  min?: string;
  max?: string;
  /** Why a day neither begins nor ends a range; undefined where it may. */
  refusalOf?: (day: string) => string | undefined;
  /** How a day is written. */
  words: Intl.DateTimeFormat;
  strings: UiStrings;
}

/** What is wrong with each end of a range; empty where nothing is. */
export function complaintsOf(
  { from, to }: DateRange,
  { words, strings, refusalOf, ...bounds }: Asked,
): { from?: string; to?: string } {
  const outside = (day: string | null, within: Pick<Asked, 'min' | 'max'>) =>
    day === null ? undefined : outOfBounds(day, within, strings, (each) => words.format(new Date(each)));
  const refused = (day: string | null) => (day === null ? undefined : refusalOf?.(day));
  return {
    from: outside(from, bounds) ?? refused(from),
    to: outside(to, bounds) ?? refused(to) ?? outside(to, { min: from ?? undefined }),
  };
}

/** What keeps an end from being a day; undefined where it is one, or nothing at all. */
export function unfinishedOf(
  typed: string | null | undefined,
  { words, strings }: Pick<Asked, 'words' | 'strings'>,
): string | undefined {
  if (!typed) return undefined;
  const [year, month, day] = typed.split('-');
  const era = /\[era=([^\]]+)/.exec(typed)?.[1];
  const numbers: Partial<Record<string, string>> = { era, year, month, day };
  const names = new Intl.DisplayNames(words.resolvedOptions().locale, { type: 'dateTimeField' });
  const missing = words
    .formatToParts(0)
    .flatMap(({ type }) => (numbers[type]?.startsWith('X') ? (names.of(type) ?? type) : []));
  return noSuchDay(missing, strings);
}
