import { useState } from 'react';
import type { Entity, Values } from '#specification';

/** The chosen records, by key, also those of other pages, as they were when they were chosen. */
export type Selection = ReadonlyMap<string, Values>;

const nothing: Selection = new Map();

/**
 * What is chosen of a list. What does not fit what is asked for any more is not chosen.
 * @param place changes with what is asked for
 */
export function useSelection(
  place: string,
): [selection: Selection, select: (change: (before: Selection) => Selection) => void] {
  const [chosen, setChosen] = useState({ place, records: nothing });
  const chosenAt = (there: typeof chosen) => (there.place === place ? there.records : nothing);
  return [chosenAt(chosen), (change) => setChosen((before) => ({ place, records: change(chosenAt(before)) }))];
}

/** What is chosen after other rows of a page were. @param keys of all that are chosen then */
export function selectionWith(
  entity: Entity,
  before: Selection,
  records: readonly Values[],
  keys: ReadonlySet<string>,
): Selection {
  const there = records.map((record): [string, Values] => [entity.keyOf(record), record]);
  return new Map([...before, ...there].filter(([key]) => keys.has(key)));
}
