import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, site } from './browser.ts';

/** The repairs, before anybody touched pointer or keyboard: nothing that opens is there yet. */
async function untouched(): Promise<Page> {
  const page = await newPage();
  await openRepairs(page);
  return page;
}

async function openRepairs(page: Page) {
  await page.goto(`${site()}#/~repair-desk/repairs`);
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
}

const focusedRole = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role'));

test.each(['Enter', 'ArrowDown', ' '])('the first press of %j opens a menu on its first entry', async (key) => {
  const page = await untouched();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect.poll(() => more.getAttribute('aria-haspopup')).toBe('menu');
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  await more.evaluate((element) => element.focus());
  await page.keyboard.press(key);
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => focusedRole(page)).toBe('menuitemradio');
  const first = page.getByRole('menuitemradio').first();
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('menuitemradio').nth(1);
  await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
});

test('the first press of a pointer opens filters, which take the focus', async () => {
  const page = await untouched();
  const filter = page.getByRole('button', { name: 'Filter' });
  await expect.poll(() => filter.getAttribute('aria-haspopup')).toBe('dialog');
  await filter.click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => filter.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what opens and does not come can be asked for again', async () => {
  const page = await newPage({ at: 'about:blank' });
  let isOffline = true;
  // It is not loaded ahead either.
  await page.route('**/menu-*.js', (route) => (isOffline ? route.abort() : route.continue()));
  await openRepairs(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  isOffline = false;
  await again.click();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  // A browser may keep in mind that a module failed: then the page is loaded anew, and the press after that is heard.
  const press = async () => {
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    return page.getByRole('menuitemradio').count();
  };
  await expect.poll(press, { interval: 300, timeout: 10_000 }).toBeGreaterThan(0);
});
