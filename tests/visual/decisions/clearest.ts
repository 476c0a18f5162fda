import type { Change } from '../results.ts';
import { componentOf, homeOf, isOf } from './homes.ts';
import { modeNames } from './mode-kinds.ts';

/**
 * Changes story by story, the clearest first: those of the component in which most happened, in a mode that all are
 * shown in, where most of it is to be seen. A decision is called by its first, and shown by it.
 */
export function clearestFirst(changes: readonly Change[]): Change[] {
  const homes = [
    ...Map.groupBy(
      changes.flatMap(({ boxes = [] }) => boxes.flatMap((box) => homeOf(box) ?? [])),
      (home) => home,
    ),
  ];
  const [commonest] = homes.sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const stories = [...Map.groupBy(changes, ({ story }) => story).values()].map((own) => own.toSorted(byMode));
  const isElsewhere = ([first]: Change[]) => !commonest || !first || !isOf(componentOf(first), commonest);
  return stories
    .toSorted((a, b) => {
      const [one, other] = [a, b].map(([first]) => first);
      if (!one || !other) return 0;
      return Number(isElsewhere(a)) - Number(isElsewhere(b)) || byMode(one, other) || seenOf(other) - seenOf(one);
    })
    .flat();
}

/** Where a story failed comes before where it failed because of that. */
function byMode(one: Change, other: Change): number {
  const [a = 0, b = 0] = [one, other].map(({ mode, error }) => {
    const index = modeNames.indexOf(mode);
    return (index === -1 ? modeNames.length : index) + (/^failed in /.test(error ?? '') ? 100 : 0);
  });
  return a - b;
}

/** How many pixels differ. */
function seenOf({ boxes = [] }: Change): number {
  return boxes.reduce((sum, { pixels }) => sum + pixels, 0);
}
