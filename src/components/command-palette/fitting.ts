import type { CommandGroup } from './command-palette.tsx';

/** Those commands whose name or description has every word that is typed, in any order and whatever its marks; of each group those first whose name begins so. */
export function fitting(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return groups.map((group) => ({
    ...group,
    commands: group.commands
      .filter(({ label, description }) => {
        const said = plain(typeof description === 'string' ? `${label} ${description}` : label);
        return words.every((word) => said.includes(word));
      })
      .toSorted((a, b) => rank(a.label, words) - rank(b.label, words)),
  }));
}

const rank = (label: string, [first]: readonly string[]) =>
  first === undefined || plain(label).startsWith(first) ? 0 : 1;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
