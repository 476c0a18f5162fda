import { fitsWords, wordsOf } from '#components/internal';
import type { CommandGroup } from './command-palette.tsx';

/** Those commands whose name or description has every word that is typed, in any order and whatever its marks; of each group those first whose name begins so. */
export function fitting(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = wordsOf(typed);
  if (words.length === 0) return groups;
  return groups.map((group) => {
    const found = group.commands.filter(
      ({ label, description }) =>
        fitsWords(typeof description === 'string' ? `${label} ${description}` : label, words).fits,
    );
    const begin = new Set(found.filter(({ label }) => fitsWords(label, words).begins));
    return { ...group, commands: [...begin, ...found.filter((command) => !begin.has(command))] };
  });
}
