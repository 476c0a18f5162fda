import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '#tooling/chromium';

let browser: Browser;
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});

/** A page that nobody looks at any more asks its server again all the same. */
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});

afterAll(async () => {
  await browser.close();
});

/** The address of the built site. */
export const site = () => inject('site');

/** A page in a browser profile of its own: nothing is kept from other tests. What goes wrong in it is collected. */
export async function newPage({ width = 1280, height = 900, at = site() } = {}): Promise<Page & { wrong: string[] }> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US', timezoneId: 'UTC' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.goto(at);
  return Object.assign(page, { wrong });
}

/** Goes to an address inside the site. */
export async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${site()}#${path}`);
}

/** Opens a file of a person's own from the overview. */
export async function openFile(page: Page, name: string, content: string | Buffer, at = site()): Promise<void> {
  await page.goto(`${at}#/_specification`);
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/markdown', buffer: Buffer.from(content) });
}

/** A file of this repository. */
export function fileOf(...path: string[]): string {
  const file = join(import.meta.dirname, '..', '..', ...path);
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  return file;
}
