import type { TestReport } from '#tooling/test-report';
import type { Held } from './held.ts';
import { fileOf, type StoryEntry } from './visual/capture/stories.ts';

/** Where all stories, and all pages of documentation, are looked at: what is wrong there is said as `story: what`. */
const library = 'tests/e2e/library.test.ts';
const documentation = 'tests/e2e/documentation.test.ts';

/** What held in a run: neither what failed, nor a story or a page that a failure is about, or may be about. */
export function heldAfter(
  { environment, stories, pages, tests }: Held,
  { failed, stray }: Pick<TestReport, 'failed' | 'stray'>,
  all: readonly Pick<StoryEntry, 'id' | 'importPath'>[],
): Held {
  if (stray.length > 0) return { environment, stories: {}, pages: {}, tests: {} };
  const files = new Set(failed.map(({ file }) => file));
  const inFailed = new Set(all.filter((story) => files.has(fileOf(story))).map(({ id }) => id));
  const saidBy = (seenBy: string, seen: Record<string, string>) => {
    const known = Object.keys(seen);
    const said = failed.filter(({ file }) => file === seenBy).map(({ why }) => why.join('\n'));
    const named = said.map((why) => known.filter((id) => why.includes(`${id}: `)));
    return new Set(named.flatMap((ids) => (ids.length > 0 ? ids : known)));
  };
  const [ofStories, ofPages] = [saidBy(library, stories), saidBy(documentation, pages)];
  return {
    environment,
    stories: without(stories, (id) => inFailed.has(id) || ofStories.has(id)),
    pages: without(pages, (id) => ofPages.has(id)),
    tests: without(tests, (file) => files.has(file)),
  };
}

function without(all: Record<string, string>, isLeftOut: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !isLeftOut(name)));
}
