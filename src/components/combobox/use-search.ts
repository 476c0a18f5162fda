import { useCallback } from 'react';
import { fitsWords, wordsOf } from '#components/internal';
import type { ComboboxOption, Search } from './use-searching.ts';

const none: readonly ComboboxOption[] = [];

/** How it is looked for what is typed: as somebody says, else among options that are all known. */
export function useSearch(search: Search | undefined, options = none): Search {
  // Written down anew each time that their owner is drawn, they are often the same.
  const known = JSON.stringify(options.map(({ value, label, group, disabled }) => [value, label, group, disabled]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const among = useCallback(async (typed: string) => fittingOf(options, typed), [known]);
  return search ?? among;
}

/** What was found, shown as its owner would have it now. */
export function asDrawn(found: ComboboxOption[], options = none): ComboboxOption[] {
  if (options.every(({ content }) => content === undefined)) return found;
  const now = new Map(options.map((option) => [option.value, option]));
  return found.map((option) => now.get(option.value) ?? option);
}

/** Those whose name has every word that is typed; in groups that stay together, and those first whose name begins so. */
export function fittingOf(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...options];
  const found = options.filter(({ label }) => fitsWords(label, words).fits);
  const groups = [...Map.groupBy(found, ({ group }) => group).values()];
  return groups.flatMap((of) => {
    const begin = of.filter(({ label }) => fitsWords(label, words).begins);
    return [...begin, ...of.filter((option) => !begin.includes(option))];
  });
}
