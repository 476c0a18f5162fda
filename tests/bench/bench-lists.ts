import type { Browser } from 'playwright-core';
import { serveFolder } from '#tooling/serve-folder';
import { buildPages } from './build-pages.ts';

const storeKinds = ['memory', 'IndexedDB'] as const;
export type StoreKind = (typeof storeKinds)[number];

/** Milliseconds, each the median of some. */
export interface ListCost {
  /** The first page of a list: filtered, sorted and searched, with the names of what is referred to. What is on disk is read. */
  first: number;
  /** The same once more. */
  list: number;
  /** The same by hand: filter and sort of an array of plain objects. */
  plain: number;
  /** A record is saved, and read again. */
  save: number;
}

/** Asks the backend inside of the app for a list, and saves a record, in a store of so many records. */
export async function benchLists(browser: Browser, work: string, counts: readonly number[]) {
  const server = await serveFolder(await buildPages(work, 'lists', ['lists']));
  const costs: ({ kind: StoreKind; count: number } & ListCost)[] = [];
  try {
    for (const kind of storeKinds)
      for (const count of counts) {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${server.url}lists.html`);
        const cost = await page.evaluate(([store, size]) => window.benchList(store, size), [kind, count] as const);
        costs.push({ kind, count, ...cost });
        await context.close();
      }
  } finally {
    await server.close();
  }
  return costs;
}
