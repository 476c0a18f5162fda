import { noSuchDay, outOfBounds } from '#components/internal';
import type { UiStrings } from '#components/locale';
import type { Layout } from './layout.ts';
import type { Held } from './use-answer.ts';

interface Asked {
  answer: Held;
  layout: Layout;
  min?: string;
  max?: string;
  /** Why a day cannot be answered; undefined where it can. */
  refusalOf?: ((day: string) => string | undefined) | undefined;
}

/** What is wrong with an answer; undefined where nothing is. */
export function complaintOf(
  { answer: { answer, value, typed, isBegun }, layout, min, max, refusalOf }: Asked,
  strings: UiStrings,
  write: (value: string) => string,
): string | undefined {
  if (value === null && typed === null) return undefined;
  if (value === null) {
    const missing = layout.parts.filter((part) => answer[part] === undefined || (isBegun && part === 'year'));
    const named = missing.map((part) => layout.names[part] ?? part);
    return noSuchDay(named, strings);
  }
  return outOfBounds(value, { min, max }, strings, write) ?? refusalOf?.(value.slice(0, 10));
}
