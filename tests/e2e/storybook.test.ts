import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';

let browser: Awaited<ReturnType<typeof launchChromium>>;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** What is opened in the Storybook that people get, with its sidebar and panels; what is then seen in the middle, and its code below. */
test.each([
  ['a story', '?path=/story/data-badge--playground', '#storybook-root *'],
  ['a page of documentation', '?path=/docs/data-badge--docs', '#storybook-docs h1'],
  ['a screen of a document', '?path=/story/products-repair-desk--repairs-filled', '#storybook-root h1'],
  ['a page of foundations', '?path=/docs/foundations-theming--docs', '#storybook-docs h1'],
])('%s is drawn, and nothing goes wrong', async (_, address, seen) => {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('requestfailed', (request) => wrong.push(request.url()));
  try {
    await page.goto(`${inject('storybook')}${address}`);
    await page.frameLocator('#storybook-preview-iframe').locator(seen).first().waitFor();
    await page.getByRole('navigation').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(wrong).toEqual([]);
  } finally {
    await page.close();
  }
});

test('an address says how large the text is', async () => {
  const page = await browser.newPage();
  await page.goto(`${inject('storybook')}iframe.html?viewMode=story&id=data-badge--playground&globals=textSize:double`);
  await page.locator('#storybook-root *').first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await page.close();
});

test('what a finger that stays has opened is still there once it is lifted, and goes with a tap elsewhere', async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 700 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${inject('storybook')}iframe.html?viewMode=story&id=overlays-contextmenu--open`);
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.count()).toBe(0);
  const { x = 0, y = 0 } = (await page.locator('#storybook-root button').boundingBox()) ?? {};
  const session = await context.newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 30, y: y + 20 }] });
  await menu.waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // As long as a browser takes to make a press of the mouse of it.
  await page.waitForTimeout(500);
  expect(await menu.count()).toBe(1);
  await page.touchscreen.tap(10, 650);
  await expect.poll(() => menu.count()).toBe(0);
  await context.close();
});
