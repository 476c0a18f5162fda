import type { TestReport } from '#tooling/test-report';
import type { Held } from './held.ts';
import { fileOf, type StoryEntry } from './visual/capture/stories.ts';

/** Where all stories are looked at: what is wrong there is said as `story: what`. */
const library = 'tests/e2e/library.test.ts';

/** What held in a run: neither what failed, nor a story that a failure is about, or may be about. */
export function heldAfter(
  { environment, stories, tests }: Held,
  { failed, stray }: Pick<TestReport, 'failed' | 'stray'>,
  all: readonly Pick<StoryEntry, 'id' | 'importPath'>[],
): Held {
  if (stray.length > 0) return { environment, stories: {}, tests: {} };
  const files = new Set(failed.map(({ file }) => file));
  const inFailed = all.filter((story) => files.has(fileOf(story)));
  const said = failed.filter(({ file }) => file === library).map(({ why }) => why.join('\n'));
  const named = said.map((why) => all.filter(({ id }) => why.includes(`${id}: `)));
  const isAboutAll = named.some((ids) => ids.length === 0);
  const isWrong = new Set((isAboutAll ? all : [...inFailed, ...named.flat()]).map(({ id }) => id));
  return {
    environment,
    stories: without(stories, (id) => isWrong.has(id)),
    tests: without(tests, (file) => files.has(file)),
  };
}

function without(all: Record<string, string>, isLeftOut: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !isLeftOut(name)));
}
