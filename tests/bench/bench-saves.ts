import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildPages } from './build-pages.ts';
import { median } from './median.ts';

const contenders = ['save', 'save-by-hand'] as const;
const runs = 7;

/** Milliseconds. */
export interface SaveCost {
  contender: (typeof contenders)[number];
  count: number;
  /** From when the list is asked for until it is there, of a store that was never read. */
  list: number;
  /** From the press of Save to the new value on the screen: the first of a page, and the median of the further ones. */
  first: number;
  save: number;
}

/** Saves a record in the app, and in one that is written by hand, in stores of so many records. */
export async function benchSaves(browser: Browser, work: string, counts: readonly number[]): Promise<SaveCost[]> {
  const server = await serveFolder(await buildPages(work, 'lists', contenders));
  const costs: SaveCost[] = [];
  try {
    for (const count of counts)
      for (const contender of contenders) {
        const context = await browser.newContext();
        const page = await context.newPage();
        page.setDefaultTimeout(120_000);
        await page.goto(`${server.url}${contender}.html`);
        costs.push({ contender, count, ...(await measure(page, count)) });
        await context.close();
      }
  } finally {
    await server.close();
  }
  return costs;
}

async function measure(page: Page, count: number): Promise<Pick<SaveCost, 'list' | 'first' | 'save'>> {
  const first = page
    .getByRole('link', { name: /^Thing/ })
    .or(page.getByRole('button', { name: /^Thing/ }))
    .first();
  const begun = await page.evaluate(async (size) => {
    await window.showThings(size);
    return performance.now();
  }, count);
  await first.waitFor();
  const list = (await page.evaluate(() => performance.now())) - begun;
  await first.click();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await page.getByText('Edit', { exact: true }).click();
    const name = `Saved ${count} ${run}`;
    await page.getByLabel('Name').first().fill(name);
    // What was begun in the background must not be measured.
    await page.waitForTimeout(700);
    times.push(await page.evaluate(pressSave, name));
    await page.waitForTimeout(300);
  }
  const [cold = Number.NaN, ...others] = times;
  return { list, first: cold, save: median(others) };
}

/** Presses Save, and answers how long it takes until the frame that shows a text. */
function pressSave(text: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begin));
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Save')?.click();
  });
}
