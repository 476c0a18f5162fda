import type { Browser } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildPages } from './build-pages.ts';
import { mainThreadOf } from './main-thread.ts';

const contenders = ['ninefold', 'tanstack', 'by-hand'] as const;

/** How long a table of 100,000 rows keeps the main thread: until it is there, and at a step of 400 px. In milliseconds. */
export async function benchTables(browser: Browser, work: string) {
  const server = await serveFolder(await buildPages(work, 'tables', contenders));
  const costs: { contender: (typeof contenders)[number]; mount: number; step: number }[] = [];
  try {
    for (const contender of contenders) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const { during, atRest } = await mainThreadOf(page);
      const mount = await during(async () => {
        await page.goto(`${server.url}${contender}.html`);
        await page.getByText('Customer 5', { exact: true }).first().waitFor();
      });
      await atRest();
      const steps = 100;
      const scrolled = await during(() => page.evaluate(scrollBy, steps));
      costs.push({ contender, mount, step: scrolled / steps });
      await page.close();
    }
  } finally {
    await server.close();
  }
  return costs;
}

/** Scrolls what scrolls, a step a frame. */
async function scrollBy(steps: number) {
  const place = [...document.querySelectorAll('div')].find((each) => each.scrollHeight > each.clientHeight + 10_000);
  if (!place) throw new Error('nothing scrolls');
  for (let step = 0; step < steps; step++) {
    place.scrollTop += 400;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
