import type { CommandGroup } from './command-palette.tsx';

/** Those commands whose name or description has every word that is typed, in any order and whatever its marks; of each group those first whose name begins so. */
export function fitting(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return groups;
  return groups.map((group) => {
    const found = group.commands.filter(({ label, description }) => {
      const said = plain(typeof description === 'string' ? `${label} ${description}` : label);
      return words.every((word) => said.includes(word));
    });
    const begin = new Set(found.filter(({ label }) => plain(label).startsWith(first)));
    return { ...group, commands: [...begin, ...found.filter((command) => !begin.has(command))] };
  });
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
