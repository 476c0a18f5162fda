import { root } from '#tooling/run';
import { storiesOf } from '../capture/stories.ts';
import { sourcesOf, storybookOfNow } from '../capture/storybook.ts';
import { Stop } from '../exit-codes.ts';
import type { Change, Results } from '../results.ts';
import { contentOf } from './content.ts';

/**
 * The changes of a run, each marked where its story rests on something else by now: nobody has seen what is on disk then.
 * Where any of the code changed, Storybook is built to know it.
 * @throws {Stop} where it cannot be built, in one sentence
 */
export async function stillSo({ changes, sources, rests = {} }: Results): Promise<Change[]> {
  if (changes.length === 0 || sources === undefined || sources === (await sourcesOf(root))) return [...changes];
  console.log('The code has changed since these pictures were taken: Storybook is built to see for which stories.');
  const storybook = await storybookOfNow().catch((error) => {
    if (!(error instanceof Stop)) throw error;
    throw new Stop('Nothing was accepted: the code has changed since these pictures were taken, and is not built.');
  });
  const now = contentOf(storybook, storiesOf(storybook));
  // What an earlier run knew of a story that is gone is of no account: it is still gone.
  const isSo = ({ kind, story }: Change) =>
    now[story] === rests[story] || (kind === 'removed' && now[story] === undefined);
  return changes.map((change) => (isSo(change) ? change : { ...change, isStale: true }));
}

/** @throws {Stop} where one of them is marked so, in one sentence */
export function assertStillSo(accepted: readonly Change[]): void {
  const stale = [...new Set(accepted.filter(({ isStale }) => isStale).map(({ story }) => story))];
  const [first] = stale;
  if (first === undefined) return;
  const what = stale.length === 1 ? first : `${first} and ${stale.length - 1} more`;
  throw new Stop(
    `Nothing was accepted, because what ${what} ${stale.length === 1 ? 'rests' : 'rest'} on has changed since the pictures were taken: run \`npm run visual -- ${stale.join(' ')}\` again.`,
  );
}
