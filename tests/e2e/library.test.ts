import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { addScripts } from '../visual/preview-page.ts';
import { storiesOf } from '../visual/stories.ts';

/** What must hold for every component and every screen, whoever writes it: asked of all stories. */
const stories = storiesOf(join(root, 'storybook-static'));
const axe = createRequire(import.meta.url).resolve('axe-core');

let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

type Find = (page: Page) => Promise<string[]>;

interface Circumstances {
  width: number;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Each story is shown once and looked at in several ways: showing costs more than looking. */
type Looks = Record<string, Find>;

/** What is wrong in each look, story by story; half of the stories in a page each. */
async function wrongIn<L extends Looks>(circumstances: Circumstances, looks: L): Promise<Record<keyof L, string[]>> {
  const halves = [0, 1].map((half) => stories.filter((_, index) => index % 2 === half));
  const found = (await Promise.all(halves.map((half) => wrongAmong(half, circumstances, looks)))).flat();
  const wrong = Object.fromEntries(Object.keys(looks).map((look): [string, string[]] => [look, []]));
  for (const { look, what } of found) wrong[look]?.push(what);
  return wrong as Record<keyof L, string[]>;
}

async function wrongAmong(shown: typeof stories, { width, theme, direction }: Circumstances, looks: Looks) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    userAgent: 'StorybookTestRunner',
  });
  const page = await context.newPage();
  await addScripts(page, { story: 20_000, rest: 1000 });
  // Storybook takes globals from an address only along with a story.
  await page.goto(`${inject('storybook')}iframe.html?viewMode=story`);
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__ && window.__STORYBOOK_PREVIEW__));
  await page.addScriptTag({ path: axe });
  const wrong: { look: string; what: string }[] = [];
  for (const { id } of shown) {
    const [problem] = await page.evaluate(
      async ([story, globals]) => {
        await window.ninefoldVisual.load(story);
        // Play functions press arrow keys as from left to right: what they leave is then turned around.
        const shown = await window.ninefoldVisual.show(story, { ...globals, direction: 'ltr' }, true);
        const turned = await window.ninefoldVisual.show(story, globals, false);
        await window.ninefoldVisual.rest(true);
        return [...shown.problems, ...turned.problems];
      },
      [id, { theme, direction }] as const,
    );
    for (const [look, find] of Object.entries(looks)) {
      const found = problem ? [problem.message] : await find(page);
      wrong.push(...found.map((what) => ({ look, what: `${id}: ${what}` })));
    }
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

/** Until what follows its own size has followed. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

/** Looks at what is shown in a window of another width, and puts it back. */
const within =
  (width: number, find: Find): Find =>
  async (page) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ ...size, width });
    await settled(page);
    const found = await find(page);
    await page.setViewportSize(size);
    return found;
  };

/** Looks at what is shown with text of another size. */
const withText =
  (percent: number, find: Find): Find =>
  async (page) => {
    const resize = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await resize(`${percent}%`);
    await settled(page);
    const found = await find(page);
    await resize('');
    return found;
  };

const minutes = 60_000;

test('there are stories to ask', () => {
  expect(stories.length).toBeGreaterThan(150);
});

test(
  'in a wide window, dark: axe finds nothing against WCAG 2.2 AA, text at 200 % stays within, and so does all at 320 px',
  async () => {
    const looks = { axe: violations, 'text at 200 %': withText(200, overflow), '320 px': within(320, overflow) };
    expect(await wrongIn({ width: 1280, theme: 'dark', direction: 'ltr' }, looks)).toEqual({
      axe: [],
      'text at 200 %': [],
      '320 px': [],
    });
  },
  6 * minutes,
);

test(
  'on the narrowest phone, from right to left: axe finds nothing against WCAG 2.2 AA, and nothing is wider',
  async () => {
    const looks = { axe: violations, '320 px': overflow };
    expect(await wrongIn({ width: 320, theme: 'light', direction: 'rtl' }, looks)).toEqual({ axe: [], '320 px': [] });
  },
  6 * minutes,
);
