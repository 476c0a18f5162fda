import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { readPixels } from '../baselines.ts';
import type { Pixels } from './compare.ts';

const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
).toString('base64');

let browser: Browser;
export let page: Page;
let session: CDPSession;
/** For all tests of a file: files share the modules that they import, and what is opened at an import is closed after the first. */
export function opensPage() {
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 480, height: 240 } });
    session = await page.context().newCDPSession(page);
    await page.setContent(`<style>
    @font-face { font-family: S; src: url(data:font/woff2;base64,${font}); font-weight: 400 900 }
    body { margin: 0; font: 15px S; background: #fbfaf7; color: #1b1f24 }
    .dark { background: #14171a; color: #e8e6df }
    .card { margin: 20px 32.3px; padding: 12px; border: 1px solid #c9c4b8; border-radius: 6px; width: 60%; background: #fff }
    .dark .card { background: #1d2125; border-color: #444a50 }
    hr { border: 0; height: 1px; background: #d8d4ca }
  </style><body>`);
    await page.evaluate(() => document.fonts.load('15px S'));
  }, 180_000);
  afterAll(() => browser?.close());
}

export const words = '<h2>Repair desk 4711</h2><p>Washing machine leaks fast; call before Friday. 12.50</p>';
export const card = (style = '', inside = words) => `<div class="card" style="${style}">${inside}</div>`;

/** What a browser draws of it. */
export async function drawn(html: string, theme = ''): Promise<Pixels> {
  await page.evaluate(
    ([inside, name = '']) => {
      document.body.className = name;
      document.body.innerHTML = inside ?? '';
    },
    [html, theme],
  );
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return readPixels(Buffer.from(data, 'base64'));
}

export const box = (style: string) => `<div style="margin:20px;width:200px;height:80px;${style}"></div>`;
export const stripes = (angle: number, to = '#b9b4a6') =>
  box(`background:repeating-linear-gradient(${angle}deg, ${to} 0 1px, transparent 1px 7px)`);
export const fading = (to: string) => box(`background:linear-gradient(#ffffff, ${to})`);
