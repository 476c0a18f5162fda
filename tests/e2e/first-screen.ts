import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** A script that the browser asked for, and what it weighs on its way, in bytes. */
export interface Script {
  name: string;
  compressed: number;
}

/** The scripts that the browser asks for until the first product screen shows its records. */
export async function firstScreenScripts(browser: Browser, site: string): Promise<Script[]> {
  const page = await browser.newPage();
  try {
    const asked: Request[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && asked.push(request));
    await page.addInitScript(markRecords);
    await page.addInitScript(touchNothing);
    await page.goto(`${site}#/~repair-desk/repairs`);
    await page.getByRole('link', { name: /^R-/ }).first().waitFor();
    // What is loaded at rest after that may have begun before this process is told: the page knows in which order.
    const before = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName('records');
      if (!shown) throw new Error('it was not seen when the records were there');
      const scripts = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < shown.startTime);
      return scripts.map(({ name }) => name);
    });
    return await Promise.all(asked.filter((request) => before.includes(request.url())).map(weigh));
  } finally {
    await page.close();
  }
}

/** Runs in the page: marks the moment in which the first record is there. */
function markRecords() {
  const observer = new MutationObserver(() => {
    if (![...document.links].some(({ textContent }) => textContent.startsWith('R-'))) return;
    performance.mark('records');
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: a browser may tell of a pointer that nobody has, and what is loaded at the first touch is then counted. */
function touchNothing() {
  addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
}

async function weigh(request: Request): Promise<Script> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered`);
  const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  return { name, compressed: brotliCompressSync(withNamesByStem(await response.text())).length };
}

const hashed = /([\w.-]+)-[\w-]{7}(?=\.(?:js|css)\b)/g;

/** Hashes of file names compress as chance has it, by some hundred bytes: the same code weighs the same with others in their place. */
function withNamesByStem(code: string): string {
  return code.replaceAll(hashed, (_, stem: string) => {
    const name = createHash('sha256').update(stem).digest('base64url').slice(0, 7);
    return `${stem}-${name}`;
  });
}
