import type { Change } from '../results.ts';
import type { Decision } from './decisions.ts';

interface Renamed {
  renamed: Omit<Decision, 'id'>[];
  /** What is new or gone all the same. */
  others: Change[];
}

/** A story that is gone and one that is new with the same pictures are one story under another name. */
export function renamings(changes: readonly Change[]): Renamed {
  const pairs = pairsIn(changes);
  // What is another picture under the other name is to be looked at: it is new, and the earlier one is gone.
  const same = pairs.map(equalIn);
  const paired = new Set(same.flat(2));
  const bySaying = Map.groupBy(same, ([[was], [now]]) => words(was?.title ?? '', now?.title ?? ''));
  return {
    renamed: [...bySaying].map(([says, alike]) => ({
      kind: 'renamed',
      says,
      changes: alike.flatMap(([old, fresh]) => [...fresh, ...old]),
    })),
    others: changes.filter((change) => isHalf(change) && !paired.has(change)),
  };
}

/**
 * Changes with the other half of each renaming that they are of: one is nothing without the other.
 * @param whole stories that are asked for with all of what came in their place; of others only the very same picture goes with it
 */
export function withOtherHalves(
  some: readonly Change[],
  all: readonly Change[],
  whole: ReadonlySet<string> = new Set(),
): Change[] {
  const asked = new Set(some);
  const others = pairsIn(all).flatMap((pair) => {
    if (pair.flat().some(({ story }) => whole.has(story))) return pair.flat();
    const same = equalIn(pair).flat();
    const modes = new Set(same.flatMap((change) => (asked.has(change) ? change.mode : [])));
    return same.filter(({ mode }) => modes.has(mode));
  });
  return [...new Set([...some, ...others])];
}

/** What is gone and what came in its place, story by story. */
function pairsIn(changes: readonly Change[]): [old: Change[], fresh: Change[]][] {
  const storiesOf = (kind: Change['kind']) =>
    Map.groupBy(
      changes.filter((change) => change.kind === kind && isHalf(change)),
      ({ story }) => story,
    );
  const gone = storiesOf('removed');
  return [...storiesOf('new').values()].flatMap((fresh): [Change[], Change[]][] => {
    const [before] = [...gone]
      .map(([story, old]) => ({ story, old, same: sameIn(fresh, old) }))
      .filter(({ same }) => same * 2 >= fresh.length && same > 0)
      .sort((a, b) => b.same - a.same);
    if (!before) return [];
    gone.delete(before.story);
    return [[before.old, fresh]];
  });
}

/** What a document states otherwise is its own reason. */
function isHalf({ kind, facts }: Change): boolean {
  return (kind === 'new' || kind === 'removed') && facts === undefined;
}

/** Of both halves the modes that have one picture. */
function equalIn([old, fresh]: [old: Change[], fresh: Change[]]): [old: Change[], fresh: Change[]] {
  const isIn = (all: readonly Change[]) => (one: Change) => sameIn([one], all) > 0;
  return [old.filter(isIn(fresh)), fresh.filter(isIn(old))];
}

function sameIn(fresh: readonly Change[], old: readonly Change[]): number {
  return fresh.filter(({ mode, hash }) => hash && old.some((other) => other.mode === mode && other.hash === hash))
    .length;
}

/** A title stands for all of its stories; where it is the same, the story has the other name. */
function words(before: string, after: string): string {
  const [was = '', now = ''] = [before, after].map((title) => title.split(': ')[0]);
  return was === now ? `${before} → ${after}` : `${was} → ${now}`;
}
