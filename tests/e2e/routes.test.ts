import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, site } from './browser.ts';

const widths = [1280, 834, 390, 320];

const ofProduct = [
  '/repairs',
  '/repairs?q=zzz',
  '/repairs/new',
  '/repairs/R-000006',
  '/repairs/R-000006/edit',
  '/customers',
  '/customers/new',
  '/customers/customer-1',
  '/appliances/new',
  '/messages/new',
  '/overview',
  '/prices',
  '/repairs/nobody',
  '/nowhere',
].map((path) => `/~repair-desk${path}`);

const others = [
  '/~repair-desk/_specification/screens',
  '/~repair-desk/_specification/all',
  '/_specification',
  '/~berghuette/',
  '/~berghuette/overview',
  '/~berghuette/rooms',
  '/~nobody',
];

/** What every page must be, in words where it is not, at each width. */
async function wrongWith(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site()}#${path}`);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const wrong = await page.evaluate(() => [
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one title on the page']),
    ...(document.title ? [] : ['no title of the window']),
    ...(document.querySelector('main')?.tabIndex === -1 ? [] : ['no way to skip to the content']),
  ]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // A table learns a moment later that its place is narrow.
    const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, null, {
      timeout: 10_000,
    });
    await fits.catch(() => wrong.push(`too wide at ${width}`));
  }
  return wrong.map((one) => `${path}: ${one}`);
}

test.each(['en', 'ar'])('every screen fits every width, and has one title and no errors, in %s', async (language) => {
  const page = await newPage({ at: 'about:blank' });
  await page.addInitScript((locale) => {
    localStorage.setItem('ninefold.role.repair-desk', 'manager');
    localStorage.setItem('ninefold.locale.repair-desk', locale);
  }, language);
  const wrong: string[] = [];
  // The other products speak no language from right to left.
  for (const path of language === 'en' ? [...ofProduct, ...others] : ofProduct)
    wrong.push(...(await wrongWith(page, path)));
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect([...wrong, ...page.wrong]).toEqual([]);
});
