import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#app/data';
import type { Entity, Values } from '#specification';

/** The chosen records, by key, also those of other pages, as they were when they were chosen. */
export type Selection = ReadonlyMap<string, Values>;

interface Chosen {
  place: string;
  records: Selection;
}

const nothing: Selection = new Map();

/** What was chosen at the places of the browser's history, for who was there: whoever goes back finds it. */
const kept = new WeakMap<object, Map<string, Chosen>>();
const mostKept = 20;

/**
 * What is chosen of a list, also after a way to a record and back. What does not fit what is asked for any more is not chosen.
 * @param place of which list, and what is asked for: an entry of the history may be that of another one, too
 */
export function useSelection(
  place: string,
): [selection: Selection, select: (change: (before: Selection) => Selection) => void] {
  const { known } = useSession();
  const { key } = useLocation();
  const [chosen, setChosen] = useState<Chosen>(() => kept.get(known)?.get(key) ?? { place, records: nothing });
  useEffect(() => {
    const places = kept.get(known) ?? new Map<string, Chosen>();
    kept.set(known, places);
    places.delete(key);
    if (chosen.records.size > 0) places.set(key, chosen);
    for (const oldest of [...places.keys()].slice(0, -mostKept)) places.delete(oldest);
  }, [known, key, chosen]);
  const chosenAt = (there: typeof chosen) => (there.place === place ? there.records : nothing);
  return [chosenAt(chosen), (change) => setChosen((before) => ({ place, records: change(chosenAt(before)) }))];
}

/** What is chosen after other rows of a page were. @param keys of all that are chosen then */
export function selectionWith(
  entity: Entity,
  before: Selection,
  records: readonly Values[],
  keys: readonly string[],
): Selection {
  const chosen = new Set(keys);
  const there = records.map((record): [string, Values] => [entity.keyOf(record), record]);
  return new Map([...before, ...there].filter(([key]) => chosen.has(key)));
}
