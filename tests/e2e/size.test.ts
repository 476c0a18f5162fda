import { expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { site } from './browser.ts';
import { firstScreenScripts } from './first-screen.ts';

/** Brotli, in bytes. What the first product screen weighs on a first visit, and a little, as the names of other files in it alone weigh a hundred more or less: more than that must be a decision. */
const most = 188_900;

test('the first product screen loads no more script than was decided', async () => {
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const scripts = await firstScreenScripts(browser, site());
  const total = scripts.reduce((sum, { compressed }) => sum + compressed, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total, JSON.stringify(scripts)).toBeLessThan(most);
});
