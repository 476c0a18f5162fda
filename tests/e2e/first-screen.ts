import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

/** A script that the browser asked for, and what it weighs on its way, in bytes. */
export interface Script {
  name: string;
  compressed: number;
}

/** The scripts that the browser loads until the first product screen shows its records. */
export async function firstScreenScripts(browser: Browser, site: string): Promise<Script[]> {
  const page = await browser.newPage();
  try {
    const loading: Promise<Script>[] = [];
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (name.endsWith('.js'))
        loading.push(response.body().then((body) => ({ name, compressed: brotliCompressSync(body).length })));
    });
    await page.goto(`${site}#/~repair-desk/repairs`);
    await page.getByRole('link', { name: /^R-/ }).first().waitFor();
    return await Promise.all(loading);
  } finally {
    await page.close();
  }
}
