import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** A script that the browser asked for, and what it weighs on its way, in bytes. */
export interface Script {
  name: string;
  compressed: number;
}

/** The scripts that the browser loads until the first product screen shows its records. */
export async function firstScreenScripts(browser: Browser, site: string): Promise<Script[]> {
  const page = await browser.newPage();
  try {
    const asked: Request[] = [];
    const ask = (request: Request) => request.url().endsWith('.js') && asked.push(request);
    page.on('request', ask);
    await page.goto(`${site}#/~repair-desk/repairs`);
    await page.getByRole('link', { name: /^R-/ }).first().waitFor();
    page.off('request', ask);
    return await Promise.all(asked.map(weigh));
  } finally {
    await page.close();
  }
}

async function weigh(request: Request): Promise<Script> {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered`);
  const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
  return { name, compressed: brotliCompressSync(await response.body()).length };
}
