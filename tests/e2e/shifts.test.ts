import { expect, test } from 'vitest';
import { go, newPage } from './browser.ts';

declare global {
  interface Window {
    movedCells: string[];
    moved: string[];
  }
}

interface Moved {
  node?: Node;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** What comes after the rows, as figures under the columns do, moves none of them. */
test.each([
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
])('no cell of a list moves once it is drawn: %j', async (size) => {
  const page = await newPage(size);
  await page.addInitScript(() => {
    window.movedCells = [];
    new PerformanceObserver((list) => {
      const sources = list
        .getEntries()
        .flatMap((entry) => (entry as PerformanceEntry & { sources: { node?: Node }[] }).sources);
      for (const { node } of sources)
        if (node instanceof HTMLElement && node.closest('table')) window.movedCells.push(node.textContent ?? '');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/~repair-desk/repairs', '/~repair-desk/customers']) {
    await page.goto('about:blank');
    await go(page, path);
    await page.getByRole('row').nth(2).waitFor();
    if (path.endsWith('/repairs')) await page.getByText(/^Sum of all/).waitFor({ state: 'attached' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.movedCells)).toEqual([]);
  }
});

const loaded = ['repairs', 'overview', 'repairs/new', 'customers', 'repairs?as=board'];

/** Letters come after the words that are set in them: what stands in for them is as wide. */
test.each([
  { width: 1280, height: 900 },
  { width: 390, height: 800 },
])('a page that is loaded for the first time stands still, also when its letters are late: %j', async (size) => {
  for (const path of loaded) {
    const page = await newPage({ ...size, at: 'about:blank' });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    await page.addInitScript(() => {
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[])
          for (const { node, previousRect, currentRect } of sources) {
            // Widths are means: a text of rare letters is off by some, a bar of several by the sum. Heights are the same for all.
            const across = Math.abs(currentRect.x - previousRect.x);
            const down = Math.abs(currentRect.y - previousRect.y);
            if (across > 7 || down > 1) window.moved.push(`${node?.textContent}: ${across}, ${down} px`);
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letters = page.waitForResponse(/\.woff2$/);
    await go(page, `/~repair-desk/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await letters;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => window.moved), path).toEqual([]);
  }
});
