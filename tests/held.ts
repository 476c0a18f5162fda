import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { contentOf, reachedFrom } from './visual/approval/content.ts';
import { storiesOf } from './visual/capture/stories.ts';
import { type Environment, environmentChanges, environmentOf } from './visual/environment.ts';

/** What the stories rested on when all tests passed. */
export interface Held {
  /** Another browser shows other things. */
  environment: Environment;
  /** Hashes, by story. */
  stories: Record<string, string>;
}

const heldFile = join(import.meta.dirname, 'held.json');
const storybook = join(root, 'storybook-static');
const askedBy = ['tests/e2e/library.test.ts', 'vitest.config.ts', '.storybook/main.ts'];

/** What the stories of the built Storybook rest on. */
export async function restingNow(): Promise<Held> {
  const browser = await launchChromium();
  try {
    const asked = reachedFrom(askedBy.map((file) => join(root, file)));
    return {
      environment: await environmentOf(browser, storybook),
      stories: contentOf(storybook, storiesOf(storybook), asked),
    };
  } finally {
    await browser.close();
  }
}

/** Travels with the code: what one saw to hold, nobody needs to see again before it changes. */
export function readHeld(file = heldFile): Held | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function writeHeld({ environment, stories }: Held, file = heldFile): void {
  const sorted = Object.fromEntries(Object.entries(stories).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ environment, stories: sorted }, null, 2)}\n`);
}

/** The stories that rest on just what they rested on when all held. */
export function sparedOf(now: Held, before: Held | undefined): string[] {
  if (!before || environmentChanges(before.environment, now.environment).length > 0) return [];
  return Object.keys(now.stories).filter((story) => now.stories[story] === before.stories[story]);
}

/** The stories that a run is told to spare, one a line. */
export function spared(): Set<string> {
  return new Set(process.env.SPARED_STORIES?.match(/.+/g));
}

/** The files of which every story is spared. */
export function sparedFiles(): string[] {
  const stories = spared();
  if (stories.size === 0) return [];
  const byFile = Map.groupBy(storiesOf(storybook), ({ importPath }) => importPath);
  return [...byFile].filter(([, all]) => all.every(({ id }) => stories.has(id))).map(([file]) => file.replace('./', ''));
}
