import { type Manifest, sealsOf } from '../baselines.ts';
import { pictureName } from '../picture.ts';
import type { Change, Results } from '../results.ts';
import type { Rests } from './rests.ts';

/** What baselines say: of the pictures those of changes alone, and a seal of the others of each story. */
export function heldAgainst(
  manifest: Manifest | undefined,
  { changes, rests = {} }: Pick<Results, 'changes' | 'rests'>,
): Manifest | undefined {
  const pictures = changes.flatMap((change) => {
    const name = pictureName(change);
    const approved = manifest?.pictures[name];
    return approved ? [[name, approved] as const] : [];
  });
  return (
    manifest && {
      ...manifest,
      pictures: Object.fromEntries(pictures),
      seals: sealsBeside(manifest, changes, Object.keys(rests)),
    }
  );
}

/** What a run knows that stories rest on, of those whose baselines are the ones that it held them against. */
export function restsAsSeen({ against, changes, rests = {} }: Results, manifest: Manifest | undefined): Rests {
  const now = sealsBeside(manifest, changes, Object.keys(rests));
  // Where nothing had been approved, nothing has been since but what the run found.
  const then = against ? against.seals : sealsBeside(undefined, [], Object.keys(rests));
  return Object.fromEntries(Object.entries(rests).filter(([story]) => then?.[story] === now[story]));
}

/** What is not a change is as it was approved then. */
function sealsBeside(manifest: Manifest | undefined, changes: readonly Change[], stories: readonly string[]) {
  const found = new Set(changes.map(pictureName));
  const others = Object.entries(manifest?.pictures ?? {}).filter(([name]) => !found.has(name));
  return sealsOf(Object.fromEntries(others), stories);
}
