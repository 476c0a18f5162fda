import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, site } from './browser.ts';

/** The names of the parts that came so far. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /([\w-]+)-[\w-]{7,8}\.js$/.exec(name)?.[1] ?? '')
      .join(' '),
  );

/** Waits until no part has come for a second. */
async function nothingMoreComes(page: Page) {
  let before = '';
  const isQuiet = async () => {
    const now = await partsOf(page);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isQuiet, { interval: 1000, timeout: 90_000 }).toBe(true);
}

const repairs = (search = '') => `${site()}#/~repair-desk/repairs${search}`;

async function opened() {
  const page = await newPage({ at: repairs() });
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  return page;
}

test('once the first page stands the next ones come ahead, and work without a line', async () => {
  const page = await opened();
  await expect.poll(() => partsOf(page), { timeout: 90_000 }).toMatch(/(?=.*detail)(?=.*writing)(?=.*empty-list)/);
  await expect.poll(() => partsOf(page), { timeout: 90_000 }).toMatch(/form.*build|build.*form/);
  await nothingMoreComes(page);
  await page.context().setOffline(true);
  await page.goto(repairs('?q=zzzzzz'));
  await page.getByText('No results').waitFor();
  await page.goto(repairs('?filter%5Bstatus%5D=ready'));
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('button', { name: 'Hand back' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Hand back/ })
    .click();
  await page.getByText('is now Handed back').first().waitFor();
  expect(page.wrong).toEqual([]);
});

test('what did not come before the line was lost says so in plain words, and comes by itself', async () => {
  const page = await newPage({ at: 'about:blank' });
  await page.route('**/empty-list-*.js', (route) => route.abort());
  await page.goto(repairs());
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await page.context().setOffline(true);
  await page.goto(repairs('?q=zzzzzz'));
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  expect(await page.getByRole('alert').textContent()).not.toMatch(/fetch|module|http/);
  // A browser keeps in mind that the part failed: pressed as often as one likes, it stays so until the line is back.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.unroute('**/empty-list-*.js');
  await page.context().setOffline(false);
  await page.getByText('No results').waitFor();
});
