import type { ComboboxOption } from './use-searching.ts';

/** The place nearest to one, on the way there, where something can be chosen; below zero where there is none. */
export function freeAt(found: readonly ComboboxOption[], at: number): number {
  const free = [...found.keys()].filter((index) => !isOff(found[index]));
  return free.findLast((index) => index <= at) ?? free[0] ?? -1;
}

const page = 10;

/** Where a key leads that passes over a page of what is found; undefined for any other key. */
export function pageTo(found: readonly ComboboxOption[], from: number, key: string): number | undefined {
  const by = key === 'PageDown' ? page : key === 'PageUp' ? -page : 0;
  if (by === 0 || found.length === 0) return undefined;
  return freeAt(found, Math.min(Math.max(from + by, 0), found.length - 1));
}

/** Whether something that is found, if it is, cannot be chosen. */
export const isOff = (option: ComboboxOption | undefined): boolean => option?.disabled === true;
