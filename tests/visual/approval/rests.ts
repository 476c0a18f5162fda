import type { Manifest } from '../baselines.ts';
import type { Change, Results } from '../results.ts';

/** By story, a hash of all that its pictures rest on. */
export type Rests = NonNullable<Manifest['rests']>;

/** What the baselines rest on once changes of a run were accepted: a story counts where nothing of it is left to decide. */
export function restsAfter(
  accepted: readonly Change[],
  { changes, filter, rests }: Results,
  before: Rests = {},
): Rests {
  const replaced = new Set(accepted.map(({ story }) => story));
  // What an earlier run found is no picture of what the story rests on by now.
  const isEarlier = new Set(accepted.flatMap((change) => (change.isEarlier ? change.story : [])));
  const undecided = new Set(changes.filter((change) => !accepted.includes(change)).map(({ story }) => story));
  const hashes = Object.entries(filter ? { ...before, ...rests } : { ...rests }).flatMap(([story, now]) => {
    const hash = undecided.has(story) || isEarlier.has(story) ? !replaced.has(story) && before[story] : now;
    return hash ? [[story, hash] as const] : [];
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
