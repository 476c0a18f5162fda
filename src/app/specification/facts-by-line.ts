import type { Positions } from '#specification';

/** What begins in each line: the path of the outermost fact. */
export function factsByLine(positions: Positions): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const walk = ([, , inside = {}]: Positions, path: string) => {
    for (const [key, at] of Object.entries(inside)) {
      const own = path ? `${path}.${key}` : key;
      if (!found.has(at[0])) found.set(at[0], own);
      walk(at, own);
    }
  };
  walk(positions, '');
  return found;
}
