import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { today } from '../visual/capture.ts';
import { previewDriver } from '../visual/preview-driver.ts';
import { storiesOf } from '../visual/stories.ts';

/** What must hold for every component and every screen, whoever writes it: asked of all stories. */
const stories = storiesOf(join(root, 'storybook-static'));
const axe = createRequire(import.meta.url).resolve('axe-core');

let browser: Awaited<ReturnType<typeof launchChromium>>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

interface Circumstances {
  width?: number;
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  forcedColors?: 'active';
  /** Of the text, in per cent. */
  zoom?: number;
}

type Find = (page: Page) => Promise<string[]>;

/** Shows every story under some circumstances and gathers what is wrong, story by story; half of them in a page each. */
async function wrongIn(circumstances: Circumstances, find: Find): Promise<string[]> {
  const halves = [0, 1].map((half) => stories.filter((_, index) => index % 2 === half));
  return (await Promise.all(halves.map((half) => wrongAmong(half, circumstances, find)))).flat();
}

async function wrongAmong(
  shown: typeof stories,
  { width = 1280, theme = 'light', direction = 'ltr', forcedColors, zoom = 100 }: Circumstances,
  find: Find,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    forcedColors,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    userAgent: 'StorybookTestRunner',
  });
  contexts.push(context);
  const page = await context.newPage();
  await page.addInitScript(previewDriver, today);
  await page.goto(
    `${inject('storybook')}iframe.html?viewMode=story&globals=a11y.manual:!true;theme:${theme};direction:${direction}`,
  );
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__));
  await page.addScriptTag({ path: axe });
  await page.addStyleTag({ content: `html { font-size: ${zoom}%; }` });
  const wrong: string[] = [];
  for (const { id } of shown) {
    const { error } = await page.evaluate((story) => window.ninefoldVisual.show(story, {}), id);
    wrong.push(...(error ? [`${id}: ${error}`] : (await find(page)).map((what) => `${id}: ${what}`)));
  }
  await context.close();
  return wrong;
}

/** How far the page is wider than its window, and what sticks out. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('#storybook-root *')].find((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [`${scrollWidth - clientWidth} px too wide: ${out?.outerHTML.slice(0, 120) ?? '?'}`];
  });
}

/** Everything axe finds against WCAG 2.2 AA, less what Radix does on purpose behind an open list. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as {
      axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> };
    };
    const result = await run.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'aria-hidden-focus': { enabled: false } },
    });
    return result.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  });
}

const minutes = 60_000;

test('there are stories to ask', () => {
  expect(stories.length).toBeGreaterThan(150);
});

test(
  'nothing is wider than a window of 320 px',
  async () => {
    expect(await wrongIn({ width: 320 }, overflow)).toEqual([]);
  },
  3 * minutes,
);

test(
  'nothing is wider than a window of 320 px, from right to left',
  async () => {
    expect(await wrongIn({ width: 320, direction: 'rtl' }, overflow)).toEqual([]);
  },
  3 * minutes,
);

test(
  'text at 200 % stays in the window',
  async () => {
    expect(await wrongIn({ zoom: 200 }, overflow)).toEqual([]);
  },
  3 * minutes,
);

test(
  'axe finds nothing against WCAG 2.2 AA in the dark theme',
  async () => {
    expect(await wrongIn({ theme: 'dark' }, violations)).toEqual([]);
  },
  5 * minutes,
);

test(
  'axe finds nothing against WCAG 2.2 AA on a phone, from right to left',
  async () => {
    expect(await wrongIn({ width: 375, direction: 'rtl' }, violations)).toEqual([]);
  },
  5 * minutes,
);
