import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { longTests, nothing, type Spared } from './spared.ts';
import { contentOf, hashOf, reachedFrom } from './visual/approval/content.ts';
import { pagesOf, storiesOf } from './visual/capture/stories.ts';
import { type Environment, environmentChanges, environmentOf } from './visual/environment.ts';
import { readJson } from './visual/read-json.ts';

/** What each rested on when it passed, as hashes. */
export interface Held {
  /** Another browser shows other things. */
  environment: Environment;
  /** By story. */
  stories: Record<string, string>;
  /** By page of documentation. */
  pages: Record<string, string>;
  /** By file of tests. */
  tests: Record<string, string>;
}

const heldFile = join(import.meta.dirname, 'held.json');
const storybook = join(root, 'storybook-static');
const config = join(root, 'vitest.config.ts');

/** What stories and tests rest on as they are. */
export async function restingNow(): Promise<Held> {
  const browser = await launchChromium();
  try {
    const looks = reachedFrom([join(root, 'tests', 'e2e', 'library.test.ts')]);
    return {
      environment: await environmentOf(browser, storybook),
      stories: contentOf(storybook, storiesOf(storybook), [...looks, config]),
      pages: contentOf(storybook, pagesOf(storybook), [...documentationFiles(), config]),
      tests: Object.fromEntries(longTests.map((test) => [test, restingOf(test)])),
    };
  } finally {
    await browser.close();
  }
}

/** What shows documentation, and is no part of any story: with the words of all components. */
function documentationFiles(): string[] {
  const shown = globSync(
    [
      '.storybook/**/*.{ts,tsx,mdx,css}',
      'src/components/*/*.{docs,example}.{ts,tsx}',
      'docs/sizes.json',
      'tests/visual/baselines/*/spoken.txt',
    ],
    { cwd: root },
  );
  return [
    ...reachedFrom([join(root, 'tests', 'e2e', 'documentation.test.ts')]),
    ...shown.sort().map((path) => join(root, path)),
  ];
}

function restingOf(test: string): string {
  const documents = readdirSync(join(root, 'examples')).map((name) => join('examples', name));
  const beside = [...documents, 'PRODUCT.md', 'package-lock.json'].map((path) => join(root, path));
  const files = [...reachedFrom([join(root, test)]), ...beside, config];
  return hashOf(files.flatMap((file) => [relative(root, file), readFileSync(file, 'utf8')]));
}

/** Travels with the code: what one saw to hold, nobody needs to see again before it changes. */
export function readHeld(file = heldFile): Held | undefined {
  return existsSync(file) ? readJson(file, 'bring it back, or delete it, and all is asked') : undefined;
}

export function writeHeld({ environment, stories, pages, tests }: Held, file = heldFile): void {
  const sorted = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const all = { environment, stories: sorted(stories), pages: sorted(pages), tests: sorted(tests) };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
}

/** What rests on just what it rested on when all held. */
export function sparedOf(now: Held, before: Held | undefined): Spared {
  if (!before?.environment || environmentChanges(before.environment, now.environment).length > 0) return nothing;
  const same = (of: keyof Spared) => Object.keys(now[of]).filter((name) => now[of][name] === before[of]?.[name]);
  return { stories: same('stories'), pages: same('pages'), tests: same('tests') };
}
