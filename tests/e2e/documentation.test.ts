import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { spared } from '../spared.ts';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'storybook-static', 'index.json'), 'utf8'),
);
const docs = Object.values(entries).filter(({ type }) => type === 'docs');
// Of what opens nothing there is nothing that could go wrong in a frame, and to ask all takes minutes.
const opening = globSync('src/components/*/*.docs.ts', { cwd: root })
  .filter((path) => /^ {2}open: '/m.test(readFileSync(join(root, path), 'utf8')))
  .map((path) => `./${dirname(path)}/`);

/** What must hold for every page of documentation, whoever writes it: asked of those that tell of what opens. */
const telling = docs.filter(({ importPath }) => opening.some((folder) => importPath.startsWith(folder)));
const heldAlready = new Set(spared().pages);
const pages = telling.map(({ id }) => id).filter((id) => !heldAlready.has(id));

let browser: Browser;

/** What is wrong on a page: what it says to who opens its console, and what is seen of it. */
let wrong: string[];

beforeAll(async () => {
  browser = await launchChromium();
  // A page waits more than it computes.
  const count = 2 * availableParallelism();
  const shares = Array.from({ length: count }, (_, share) => pages.filter((_, index) => index % count === share));
  const among = (await Promise.all(shares.map(wrongAmong))).flat();
  // Plays have a second for each step, and many run beside one another: what was wrong is looked at once more by itself.
  const again = [...new Set(among.map((what) => what.slice(0, what.indexOf(': '))))];
  wrong = again.length > 0 ? await wrongAmong(again) : [];
}, 30 * 60_000);

afterAll(async () => {
  await browser.close();
});

async function wrongAmong(share: readonly string[]): Promise<string[]> {
  const viewport = { width: 1400, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addInitScript(leaveNoFrameForLater);
  const wrong: string[] = [];
  for (const id of share) wrong.push(...(await wrongOn(context, id)).map((what) => `${id}: ${what}`));
  await context.close();
  return wrong;
}

async function wrongOn(context: BrowserContext, id: string): Promise<string[]> {
  const page = await context.newPage();
  // Several frames a page, each with a preview of its own, beside all other tests.
  page.setDefaultTimeout(180_000);
  const said = new Set<string>();
  page.on('pageerror', ({ message }) => said.add(message));
  page.on('console', (message) => message.type() === 'error' && said.add(message.text()));
  try {
    // Whoever reads it has the focus elsewhere: in the search of the sidebar.
    const around = `${inject('storybook')}around.html`;
    const body = '<input autofocus><iframe name="docs" width="1280" height="15000"></iframe>';
    await page.route(around, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(around);
    const docs = page.frame('docs') as Frame;
    await docs.goto(`${inject('storybook')}iframe.html?viewMode=docs&id=${id}&globals=theme:dark`);
    await docs.waitForSelector('#storybook-docs h1');
    await docs.waitForFunction(areDrawn);
    // Numbers come to their places a frame later.
    await docs.waitForFunction(`(${seenOn})().length === 0`, undefined, { timeout: 5000 }).catch(() => undefined);
    const isLeft = await page.locator('input').evaluate((input) => input === document.activeElement);
    const seen = await docs.evaluate(seenOn);
    await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '390'));
    const fits = () => document.documentElement.scrollWidth <= innerWidth && innerWidth === 390;
    const isWide = await docs.waitForFunction(fits, undefined, { timeout: 5000 }).then(
      () => false,
      () => true,
    );
    return [
      ...said,
      ...(isLeft ? [] : ['it took the focus of who reads']),
      ...seen,
      ...(isWide ? ['it is wider than a phone'] : []),
    ];
  } catch (error) {
    return [...said, String(error)];
  } finally {
    await page.close();
  }
}

/** Runs in the page: a window high enough for all frames would be painted as a whole. */
function leaveNoFrameForLater() {
  const { setAttribute } = Element.prototype;
  HTMLIFrameElement.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'loading' ? 'eager' : value);
  };
}

/** Runs in the page: whether all stories on it are there, those in frames as well. */
function areDrawn(): boolean {
  type Previewed = { __STORYBOOK_PREVIEW__?: { storyRenders?: { phase: string }[] } } | null;
  const rendersIn = (page: object | null) => (page as Previewed)?.__STORYBOOK_PREVIEW__?.storyRenders ?? [];
  const inFrames = [...document.querySelectorAll('iframe')].map(({ contentWindow }) => rendersIn(contentWindow));
  const beside = document.querySelectorAll('[id^=story--][id$=-inner]');
  const all = [...rendersIn(window), ...inFrames.flat()];
  return (
    rendersIn(window).length >= beside.length &&
    inFrames.every((renders) => renders.length > 0) &&
    all.every(({ phase }) => phase === 'finished' || phase === 'errored')
  );
}

/** Runs in the page. */
function seenOn(): string[] {
  const frames = [...document.querySelectorAll('iframe')];
  const anatomy = document.querySelector<HTMLElement>('[data-anatomy]');
  const parts = Number(anatomy?.dataset.anatomy ?? 0);
  const places = [...(anatomy?.querySelectorAll('[data-place]') ?? [])];
  const inFrame = anatomy?.querySelector('iframe');
  const words = inFrame?.contentDocument?.body ?? anatomy?.firstElementChild;
  const { left = 0, top = 0 } = inFrame?.getBoundingClientRect() ?? {};
  const { clientLeft = 0, clientTop = 0 } = inFrame ?? {};
  const range = words?.ownerDocument.createRange();
  const texts = words?.ownerDocument.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (range && texts?.nextNode()) {
    const { currentNode: text } = texts;
    // What is there for a screen reader alone is one pixel wide.
    if (!text.parentElement?.checkVisibility() || text.parentElement.offsetWidth === 1) continue;
    range.selectNodeContents(text);
    for (const word of range.getClientRects()) {
      const upmost = text.ownerDocument
        ?.elementsFromPoint(word.x + word.width / 2, word.y + word.height / 2)
        .find((element) => !element.matches('[data-place]'));
      // What opens lies over other words.
      if (!upmost?.contains(text)) continue;
      for (const place of places) {
        const number = place.getBoundingClientRect();
        const [x, y] = [word.x + left + clientLeft, word.y + top + clientTop];
        const isOver =
          number.left < x + word.width && x < number.right && number.top < y + word.height && y < number.bottom;
        if (isOver) covered.push(`${place.textContent} covers ${text.textContent}`);
      }
    }
  }
  const example = document.querySelector<HTMLElement>('[data-example]');
  const types = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#type-"]')];
  return [
    ...(example?.childElementCount ? [] : ['its example is not drawn']),
    ...types.filter(({ hash }) => !document.getElementById(hash.slice(1))).map(({ hash }) => `${hash} leads nowhere`),
    ...frames
      .filter(({ contentDocument }) => contentDocument?.documentElement.dataset.theme !== 'dark')
      .map(({ src }) => `${src} is light on a dark page`),
    ...(places.length === parts ? [] : [`${places.length} of ${parts} parts are numbered where they are`]),
    ...covered,
  ];
}

test('there are pages to ask', () => {
  expect(telling.length).toBeGreaterThan(10);
});

test('it opens without an error, leaves the focus to who reads, is all in one theme, and numbers each part beside its words', () => {
  expect(wrong).toEqual([]);
});

test('a page that is written by hand is no wider than the narrowest phone', async () => {
  const written = docs.filter(({ importPath }) => importPath.endsWith('.mdx')).map(({ id }) => id);
  expect(written.length).toBeGreaterThan(5);
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  for (const id of written) {
    await page.goto(`${inject('storybook')}iframe.html?viewMode=docs&id=${id}`);
    await page.locator('#storybook-docs h1').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: id })
      .toBeLessThanOrEqual(320);
  }
  await page.close();
});
