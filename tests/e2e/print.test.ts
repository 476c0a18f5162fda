import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage, site } from './browser.ts';

/** What lies between the margins of a sheet of A4, in pixels. */
const paper = { width: 688, height: 1000 };

async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width);
  // What sorts a column, and what tells its figure, are words of the table as well.
  const controls = page.locator('button:not(th *, tfoot *):visible, input:visible, select:visible, nav a:visible');
  expect(await controls.allInnerTexts()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
}

test('all of a list is printed, not the page that is shown of it, and the page is there again after it', async () => {
  const page = await newPage({ at: `${site()}#/~repair-desk/repairs?page=2` });
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  const rows = page.locator('tbody tr[data-key]');
  const shown = await rows.count();
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', `${document.querySelectorAll('tbody tr[data-key]').length}`);
  });
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Print all 40' }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.printed)).toBe('40');
  await page.getByText('1–40 of 40').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => rows.count()).toBe(shown);
  expect(shown).toBeLessThan(40);
});

test('on paper a list has all of its columns, and says what is asked of it', async () => {
  const page = await newPage({
    ...paper,
    at: `${site()}#/~repair-desk/repairs?filter%5Bstatus%5D=received&sort=-dueOn`,
  });
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  // Nothing was touched before: printing is the very first that somebody does.
  const asked = page.getByText('Status: Received · Sorted by Due on ↓');
  await asked.waitFor({ state: 'attached' });
  expect(await asked.isVisible()).toBe(false);
  // Where the pointer and the focus are is of the screen alone.
  await page.getByRole('link', { name: /^R-/ }).first().focus();
  await page.mouse.move(paper.width / 2, paper.height / 2);
  await onPaper(page);
  const rows = page.locator('tbody tr');
  expect(await rows.evaluateAll((all) => all.some((row) => row.matches(':hover')))).toBe(true);
  expect(
    await rows.evaluateAll((all) => [...new Set(all.map((row) => getComputedStyle(row).backgroundColor))]),
  ).toEqual(['rgba(0, 0, 0, 0)']);
  await expect.poll(() => asked.isVisible()).toBe(true);
  const headings = (await page.locator('thead th:visible').allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(headings).toEqual(['Number', 'Appliance', 'Customer', 'Status', 'Technician', 'Due on', 'Estimate']);
  await expect.poll(() => page.getByText(/of \d+$/).isVisible()).toBe(true);
});

test('on paper a record has all of its facts', async () => {
  const page = await newPage({ ...paper, at: `${site()}#/~repair-desk/repairs` });
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await onPaper(page);
  // Without margins there is room for two columns, and not for what stands in them.
  await page.setViewportSize({ width: 794, height: 1000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
  for (const fact of ['Customer', 'Technician', 'Estimate'])
    await expect.poll(() => page.locator('dt', { hasText: fact }).first().isVisible()).toBe(true);
});

test('on paper no list is wider than its sheet', async () => {
  const lists = {
    Buchungen: '/~berghuette',
    Räume: '/~berghuette/rooms',
    Gäste: '/~berghuette/guests',
    Schäden: '/~berghuette/damages',
    Customers: '/~repair-desk/customers',
  };
  const page = await newPage(paper);
  for (const [title, path] of Object.entries(lists)) {
    await page.emulateMedia({ media: 'screen' });
    await go(page, path);
    await page.getByRole('table', { name: title }).getByRole('rowheader').first().waitFor();
    await onPaper(page);
  }
});

test('all chapters are saved as one file that needs nothing else, and runs nothing', async () => {
  const page = await newPage({ at: `${site()}#/~repair-desk/_specification/all` });
  const chapters = page.getByRole('main').getByRole('heading', { level: 2 });
  // The text of the document comes last.
  await chapters.nth(9).waitFor();
  const headings = await chapters.allInnerTexts();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as HTML' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('repair-desk.html');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.length).toBeLessThan(3_000_000);

  const alone = await newPage({ at: 'about:blank' });
  const asked: string[] = [];
  alone.on('request', (request) => asked.push(request.url()));
  await alone.setContent(text, { waitUntil: 'load' });
  expect(await alone.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(headings);
  expect(await alone.locator('script, a[href^="#/"], button:not([inert] *)').count()).toBe(0);
  expect(await alone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  await alone.getByRole('navigation').getByRole('link').nth(8).click();
  expect(await alone.evaluate(() => scrollY)).toBeGreaterThan(2000);
  // A fact leads to its line.
  await alone
    .getByRole('link', { name: /repair-desk\.md:\d+:\d+$/ })
    .first()
    .click();
  const line = alone.locator(':target');
  await line.filter({ hasText: /^\d+\s*\S/ }).waitFor();
  expect(await line.evaluate((place) => getComputedStyle(place).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect([asked, alone.wrong]).toEqual([[], []]);
});
