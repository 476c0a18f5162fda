import { root } from '#tooling/run';
import { sourcesOf } from '../capture/storybook.ts';
import { Stop } from '../exit-codes.ts';
import type { Change, Results } from '../results.ts';

/**
 * Nobody has seen what is on disk by now where the code changed since it was pictured: that is not accepted.
 * @throws {Stop} where it did, in one sentence
 */
export async function assertStillSo(accepted: readonly Change[], { sources, filter }: Results): Promise<void> {
  const stale = accepted.find(({ isStale }) => isStale);
  if (stale) throw new Stop(anew('what this story rests on', [stale.story]));
  if (accepted.length > 0 && sources !== undefined && sources !== (await sourcesOf(root)))
    throw new Stop(anew('the code', filter));
}

function anew(what: string, filter: readonly string[] = []): string {
  const command = ['npm run visual', ...(filter.length > 0 ? ['--', ...filter] : [])].join(' ');
  return `Nothing was accepted, because ${what} has changed since these pictures were taken: run \`${command}\` again.`;
}
