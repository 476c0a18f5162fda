import { useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * The chosen rows, by key. What is out of sight is not chosen.
 * @param place changes with what is in sight
 */
export function useSelection(
  place: string,
): [selection: ReadonlySet<string>, select: (keys: ReadonlySet<string>) => void] {
  const [chosen, setChosen] = useState({ place, keys: nothing });
  return [chosen.place === place ? chosen.keys : nothing, (keys) => setChosen({ place, keys })];
}
