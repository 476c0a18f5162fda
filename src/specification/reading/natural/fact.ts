import { isMap } from '../../chapters/facts.ts';
import type { Positions } from '../positions.ts';
import { notShown } from '../scalar.ts';

/** Something that is written, and where; `notShown` where it is written as that. */
export interface Fact {
  value: unknown;
  at: Positions;
}

export type Entry = readonly [key: string, fact: Fact];

/** What a thing states, in its order: what is written as not shown as well. */
export function entriesOf({ value, at }: Fact): Entry[] {
  if (!isMap(value)) return [];
  return Object.entries(at[2] ?? {}).map(([key, inner]) => [
    key,
    { value: Object.hasOwn(value, key) ? value[key] : notShown, at: inner },
  ]);
}

/** A thing that states these. */
export function thingOf(entries: readonly Entry[], [line, column]: Positions): Fact {
  const shown = entries.filter(([, { value }]) => value !== notShown);
  return {
    value: Object.fromEntries(shown.map(([key, { value }]) => [key, value])),
    at: [line, column, Object.fromEntries(entries.map(([key, { at }]) => [key, at]))],
  };
}

/** Something else at the place where something is written. */
export function instead({ at: [line, column] }: Fact, value: unknown): Fact {
  return { value, at: [line, column] };
}

/** The items of a list. */
export function itemsOf({ value, at }: Fact): Fact[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => ({ value: item, at: at[2]?.[index] ?? [at[0], at[1]] }));
}
