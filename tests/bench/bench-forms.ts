import type { Browser, CDPSession } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildPages } from './build-pages.ts';
import { median } from './median.ts';

export const contenders = ['ninefold', 'by-hand', 'rjsf', 'jsonforms'] as const;
export type Contender = (typeof contenders)[number];

/** Milliseconds of work on the page's main thread. */
export interface FormCost {
  /** From nothing to 500 fields on the screen. */
  mount: number;
  /** For one key typed into one of them. */
  key: number;
}

const runs = 5;
const typed = 'It hums for a minute, and then it does not drain.';

/** Mounts and fills a form of 500 fields, the contenders by turns so that a slow moment of the machine hits all. */
export async function benchForms(browser: Browser, work: string): Promise<Record<Contender, FormCost>> {
  const folder = await buildPages(work, 'forms', contenders);
  const server = await serveFolder(folder);
  const costs: Record<Contender, FormCost[]> = { ninefold: [], 'by-hand': [], rjsf: [], jsonforms: [] };
  try {
    for (let round = 0; round < runs; round++) {
      for (const contender of contenders)
        costs[contender].push(await measure(browser, `${server.url}${contender}.html`));
    }
  } finally {
    await server.close();
  }
  return Object.fromEntries(
    contenders.map((contender) => [
      contender,
      {
        mount: median(costs[contender].map(({ mount }) => mount)),
        key: median(costs[contender].map(({ key }) => key)),
      },
    ]),
  ) as Record<Contender, FormCost>;
}

async function measure(browser: Browser, url: string): Promise<FormCost> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await busy(session);
    await page.evaluate(() => window.mountForm());
    const labelled = (number: number) => page.getByLabel(new RegExp(`^field ?${number}\\b`, 'i'));
    await labelled(500).waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    const mounted = await busy(session);
    await labelled(251).click();
    await page.waitForTimeout(200);
    const focused = await busy(session);
    await page.keyboard.type(typed, { delay: 20 });
    await page.waitForTimeout(500);
    const filled = await busy(session);
    if ((await labelled(251).inputValue()) !== typed) throw new Error(`${url} lost letters`);
    return { mount: mounted - before, key: (filled - focused) / typed.length };
  } finally {
    await page.close();
  }
}

/** How long the main thread has worked until now, in milliseconds. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
