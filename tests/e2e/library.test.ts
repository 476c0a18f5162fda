import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { type AxeException, axeExceptions } from '../../.storybook/axe-exceptions.ts';
import { spared } from '../spared.ts';
import { addScripts } from '../visual/capture/preview-page.ts';
import { storiesOf } from '../visual/capture/stories.ts';
import { cutBySpacing, type Find, outOfReach, overflow, smallTargets } from './looks.ts';
import { unpasted, unsaid } from './told.ts';

/** What must hold for every component and every screen, whoever writes it: asked of all stories. */
const stories = storiesOf(join(root, 'storybook-static'));
const heldAlready = new Set(spared().stories);
const axe = createRequire(import.meta.url).resolve('axe-core');

let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

interface Circumstances {
  width: number;
  height: number;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Looks at what is shown, one after the other: showing costs more than looking. */
interface Look {
  name: string;
  /** Only what is not so already. */
  in?: Partial<Circumstances>;
  /** Where a screen of one product says as much as that of another. */
  isOfOneProduct?: boolean;
  /** Where the story need not be shown for it. */
  isToldOnly?: boolean;
  find: Find;
}

/** A page waits more than it computes: for frames, and for what a story waits for. */
const pages = 2 * availableParallelism();

/** What is no look: what cannot be shown is told once, and not by each of them. */
const shown = 'each is shown, and turned, without an error';

/** What is wrong in each look, story by story. */
async function wrongIn(looks: readonly Look[]): Promise<Map<string, string[]>> {
  const shares = Array.from({ length: pages }, (_, page) => stories.filter((_, index) => index % pages === page));
  const found = (await Promise.all(shares.map((share) => wrongAmong(share, looks)))).flat();
  return new Map(
    [shown, ...looks.map(({ name }) => name)].map((name) => [
      name,
      found.filter(({ look }) => look === name).map(({ what }) => what),
    ]),
  );
}

async function wrongAmong(share: typeof stories, looks: readonly Look[]) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    userAgent: 'StorybookTestRunner',
  });
  const page = await context.newPage();
  // A map of live pictures comes slowly where the machine has much to do.
  await addScripts(page, { story: 60_000, rest: 6000 });
  // Storybook takes globals from an address only along with a story.
  await page.goto(`${inject('storybook')}iframe.html?viewMode=story`);
  await page.waitForFunction(() => Boolean(window.__STORYBOOK_ADDONS_CHANNEL__ && window.__STORYBOOK_PREVIEW__));
  await page.addScriptTag({ path: axe });
  const wrong: { look: string; what: string }[] = [];
  for (const { id } of share) {
    let here = begin;
    const isSpared = heldAlready.has(id);
    let problem = isSpared ? undefined : await show(page, id, here, true);
    for (const { name, in: now, isOfOneProduct, isToldOnly, find } of looks) {
      if (isSpared && !isToldOnly) continue;
      if (isOfOneProduct && id.startsWith('products-') && !id.startsWith('products-repair-desk')) continue;
      if (now) {
        here = { ...here, ...now };
        problem ??= await show(page, id, here, false);
      }
      if (problem) break;
      const found = await find(page, id);
      wrong.push(...found.map((what) => ({ look: name, what: `${id}: ${what}` })));
    }
    if (problem) wrong.push({ look: shown, what: `${id}: ${problem}` });
  }
  await context.close();
  return wrong;
}

/** Shows a story, or what is shown of it in another way; what went wrong, if anything did. */
async function show(page: Page, id: string, { width, height, ...globals }: Circumstances, isAnew: boolean) {
  await page.setViewportSize({ width, height });
  return page.evaluate(
    async ([story, globals, isAnew]) => {
      if (isAnew) await window.ninefoldVisual.load(story);
      const { problems } = await window.ninefoldVisual.show(story, globals, isAnew);
      await window.ninefoldVisual.rest(true);
      return problems[0] && [problems[0].message, problems[0].stack].join('\n');
    },
    [id, globals, isAnew] as const,
  );
}

/** Exceptions that were needed; none stays on the list without. */
const needed = new Set<AxeException>();

/** Everything axe finds against WCAG 2.2 AA, less what is on the list of exceptions. */
const violations: Find = (page, story) =>
  foundByAxe(page, story, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** All else that axe asks of a wide window is asked as each story is played, less what is excepted there. */
const faint: Find = (page, story) =>
  axeExceptions.some((exception) => exception.story === story)
    ? violations(page, story)
    : foundByAxe(page, story, ['color-contrast']);

/** @param runOnly tags of rules, or rules */
async function foundByAxe(page: Page, story: string, runOnly: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(async (runOnly) => {
    // What is half below a bar that stays can be scrolled out from there, but axe measures what is seen of it.
    const unstuck = document.createElement('style');
    unstuck.textContent = '.sticky { position: static !important }';
    document.head.append(unstuck);
    const { axe: run } = window as unknown as {
      axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> };
    };
    const result = await run.run(document.body, { runOnly });
    unstuck.remove();
    return result.violations.map(({ id, nodes }) => ({ rule: id, html: nodes[0]?.html.slice(0, 120) }));
  }, runOnly);
  return found.flatMap(({ rule, html }) => {
    const exception = axeExceptions.find((except) => except.rule === rule && except.story === story);
    if (exception) needed.add(exception);
    return exception ? [] : [`${rule} ${html}`];
  });
}

/** Until what follows its own size has followed. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

/** Looks at what is shown with text of another size. */
const withText =
  (percent: number, find: Find): Find =>
  async (page, story) => {
    const resize = (size: string) =>
      page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
    await resize(`${percent}%`);
    await settled(page);
    const found = await find(page, story);
    await resize('');
    return found;
  };

/** Looks at what is shown where it stands closer together. */
const compact =
  (find: Find): Find =>
  async (page, story) => {
    const turn = (density: string) =>
      page.evaluate((to) => {
        document.documentElement.dataset.density = to;
      }, density);
    await turn('compact');
    await settled(page);
    const found = await find(page, story);
    await turn('comfortable');
    return found;
  };

/** Play functions press arrow keys as from left to right: what they leave is turned around afterwards. */
const begin: Circumstances = { width: 1280, height: 800, theme: 'dark', direction: 'ltr' };

const looks: Look[] = [
  { name: 'the code below it can be pasted', isToldOnly: true, find: unpasted },
  { name: 'each of its properties has a type and a sentence', isToldOnly: true, find: unsaid },
  { name: 'in a wide window, dark: axe finds enough contrast', find: faint },
  {
    name: 'in a wide window: what is pressed is 24 px wide and high, or as far from the next',
    isOfOneProduct: true,
    find: smallTargets,
  },
  {
    name: 'in a wide window, compact: what is pressed is 24 px wide and high, or as far from the next',
    isOfOneProduct: true,
    find: compact(smallTargets),
  },
  {
    name: 'in a wide window: nothing is cut off by spacing between letters, words and lines',
    isOfOneProduct: true,
    find: cutBySpacing,
  },
  { name: 'in a wide window: text at 200 % stays within', find: withText(200, overflow) },
  {
    name: 'on the narrowest phone, from right to left: nothing is wider',
    in: { width: 320, theme: 'light', direction: 'rtl' },
    find: overflow,
  },
  {
    name: 'on the narrowest phone, light, from right to left: axe finds nothing against WCAG 2.2 AA',
    find: violations,
  },
  {
    name: 'on the narrowest phone: what is pressed is 24 px wide and high, or as far from the next',
    isOfOneProduct: true,
    find: smallTargets,
  },
  {
    name: 'on the narrowest phone: nothing is cut off by spacing between letters, words and lines',
    isOfOneProduct: true,
    find: cutBySpacing,
  },
  {
    name: 'at 400 %: whatever takes the focus can be seen',
    in: { height: 256 },
    isOfOneProduct: true,
    find: outOfReach,
  },
];

let wrong: Map<string, string[]>;

beforeAll(async () => {
  wrong = await wrongIn(looks);
}, 30 * 60_000);

test('there are stories to ask', () => {
  expect(stories.length).toBeGreaterThan(150);
});

test('what is not asked of a story would be found there', () => {
  const asked = axeExceptions.filter(({ story }) => !heldAlready.has(story));
  expect(asked.filter((exception) => !needed.has(exception))).toEqual([]);
});

test(shown, () => {
  expect(wrong.get(shown)).toEqual([]);
});

test.each(looks)('$name', ({ name }) => {
  expect(wrong.get(name)).toEqual([]);
});
