import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startVitest } from 'vitest/node';
import { serveFolder } from '#tooling/serve-folder';
import { captureAll, usualPages } from '../visual/capture/capture.ts';
import { launchPinned } from '../visual/capture/launch.ts';
import { fileOf, modes, type StoryEntry, storiesOf } from '../visual/capture/stories.ts';

/** How many pictures a second are taken of the same stories, by what takes them. */
export interface PictureRates {
  ninefold: number;
  /** As Playwright does for `toHaveScreenshot`: each by its address, until two are the same. */
  playwright: number;
  /** A page for each. */
  fresh: number;
  /** As Vitest does in its browser mode, for Storybook's stories. */
  vitest: number;
}

export const groups = ['components', 'screens'] as const;
/** One story of so many is shown. */
const every = 8;
const isScreen = ({ title }: StoryEntry) => /^(Products|app)\//i.test(title);

export async function benchPictures(storybook: string, group: (typeof groups)[number]): Promise<PictureRates> {
  const stories = storiesOf(storybook)
    .filter((story) => isScreen(story) === (group === 'screens'))
    .filter((_, index) => index % every === 0);
  const served = await serveFolder(storybook);
  const browser = await launchPinned();
  try {
    const ninefold = await rateOf(async () => {
      let taken = 0;
      await captureAll(browser, served.url, stories, modes, () => taken++, { isDoubtful: () => false });
      return taken;
    });
    const playwright = await rateOf(() => byAddress(browser, served.url, stories, shootTwice));
    const fresh = await rateOf(() => byAddress(browser, served.url, stories, shoot, true));
    return { ninefold, playwright, fresh, vitest: await inVitest(stories) };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Each in the usual modes, as many at a time as ours. */
async function byAddress(
  browser: Browser,
  url: string,
  stories: readonly StoryEntry[],
  take: (page: Page) => Promise<void>,
  isAnew = false,
): Promise<number> {
  const queue = stories.flatMap(({ id }) => modes.map((mode) => ({ id, mode })));
  const taken = queue.length;
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    let page = await context.newPage();
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, mode } = next;
      if (isAnew) {
        await page.close();
        page = await context.newPage();
      }
      await page.setViewportSize(mode);
      await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=theme:${mode.globals.theme}`);
      await page.locator('body.sb-show-main:not(.sb-show-preparing-story)').waitFor();
      await take(page);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: usualPages }, work));
  return taken;
}

async function shoot(page: Page) {
  await page.screenshot({ animations: 'disabled' });
}

async function shootTwice(page: Page) {
  let before: Buffer | undefined;
  for (let looks = 0; looks < 10; looks++) {
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(png)) return;
    before = png;
  }
}

/** The same by their files and names, once each. What it takes to start is not counted. */
async function inVitest(stories: readonly StoryEntry[]): Promise<number> {
  const names = stories.map(({ name }) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')).join('|');
  const vitest = await startVitest('test', [...new Set(stories.map(fileOf))], {
    config: join(import.meta.dirname, 'pictures', 'vitest.config.ts'),
    testNamePattern: `(^| )(${names})$`,
    watch: false,
    reporters: [{}],
  });
  const spans = vitest.state
    .getTestModules()
    .flatMap(({ children }) => [...children.allTests()])
    .flatMap((one) => one.diagnostic() ?? []);
  await vitest.close();
  const begin = Math.min(...spans.map(({ startTime }) => startTime));
  const end = Math.max(...spans.map(({ startTime, duration }) => startTime + duration));
  return (spans.length / (end - begin)) * 1000;
}

async function rateOf(work: () => Promise<number>): Promise<number> {
  const begin = performance.now();
  const done = await work();
  return done / ((performance.now() - begin) / 1000);
}
