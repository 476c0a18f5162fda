import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import type { StoryPicture } from '../visual/review/story-pictures.ts';

const story = 'data-badge--playground';
const picture: StoryPicture = {
  name: `${story}/light-phone`,
  mode: 'light phone',
  standing: 'colour',
  says: '#1f5fbf → #1a5cba',
  places: [],
  before: 'a',
  after: 'b',
  history: [],
};
const approved: StoryPicture = { ...picture, name: `${story}/dark-phone`, mode: 'dark phone', standing: 'approved' };

let browser: Awaited<ReturnType<typeof launchChromium>>;
let page: Page;
const told: unknown[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // A built Storybook has nobody to ask, and no panel.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'CONFIG_TYPE', { get: () => 'DEVELOPMENT', set: () => undefined });
  });
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f5fbf' } })
    .png()
    .toBuffer();
  await page.route('**/pictures/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/picture')) return route.fulfill({ contentType: 'image/png', body: png });
    if (pathname.endsWith('/accept')) told.push(route.request().postDataJSON());
    const verdict = told.length > 0 ? { verdict: 'accepted' } : {};
    return route.fulfill({ json: { pictures: [{ ...picture, ...verdict }, approved], comments: [] } });
  });
  await page.goto(`${inject('storybook')}?path=/story/${story}`);
});

afterAll(() => browser?.close());

test('the panel shows what became of a story, and takes what is decided', async () => {
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Pictures' });
  await panel.getByText('#1f5fbf → #1a5cba').waitFor();
  await panel.locator('img, canvas').nth(1).waitFor();
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await panel.getByText('Accepted', { exact: true }).waitFor();
  expect(told).toMatchObject([{ pictures: [picture.name], seen: { [picture.name]: picture.after } }]);
  await panel.getByRole('button', { name: 'dark phone' }).click();
  await panel.getByText('As approved').waitFor();
});

test('who comments on a spot types at once, also after pressing another one', async () => {
  const panel = page.getByRole('tabpanel', { name: 'Pictures' });
  await panel.getByRole('button', { name: 'Comment on a spot' }).click();
  await page.keyboard.type('mt');
  const field = panel.getByRole('textbox');
  expect(await field.inputValue()).toBe('mt');
  await panel
    .locator('img, canvas')
    .first()
    .click({ position: { x: 9, y: 9 } });
  await page.keyboard.type('s');
  expect(await field.inputValue()).toBe('mts');
});
