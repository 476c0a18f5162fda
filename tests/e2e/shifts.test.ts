import { expect, test } from 'vitest';
import { go, newPage } from './browser.ts';

declare global {
  interface Window {
    movedCells: string[];
  }
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
