import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumLaunch } from '#tooling/chromium';
import { pinnedFlags } from './capture/launch.ts';
import { Stop } from './exit-codes.ts';

/** What pixels rest on besides the code: another environment draws other pictures, and not one of them is a change. */
export interface Environment {
  browser: string;
  platform: string;
  flags: string;
  fonts: string;
  /** How the browser itself speaks, as in native date inputs. */
  language?: string;
  /** What else the browser is started with for pictures. */
  pins?: string;
}

export async function environmentOf(browser: Browser, storybook: string): Promise<Environment> {
  const { args } = await chromiumLaunch();
  const fonts = createHash('sha256');
  const assets = join(storybook, 'assets');
  if (!existsSync(assets)) throw new Stop(`${storybook} is no built Storybook: leave out --no-build.`);
  for (const file of readdirSync(assets)
    .filter((name) => name.endsWith('.woff2'))
    .sort()) {
    fonts.update(readFileSync(join(assets, file)));
  }
  return {
    browser: browser.version(),
    platform: `${process.platform} ${process.arch}`,
    flags: createHash('sha256').update(args.join(' ')).digest('hex').slice(0, 12),
    fonts: fonts.digest('hex').slice(0, 12),
    language: await languageOf(browser),
    pins: pinnedFlags.join(' '),
  };
}

/** What stands in an empty date input: the browser's own words, which no page can ask for. */
export async function languageOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.setContent('<input type="date">');
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
    const texts: string[] = [];
    const walk = (node: typeof root) => {
      if (node.nodeName === '#text' && node.nodeValue.trim()) texts.push(node.nodeValue.trim());
      for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(child);
    };
    walk(root);
    return texts.join('');
  } finally {
    await page.close();
  }
}

/** How two environments differ, for a person; empty where they do not. What was not written down then, is not known. */
export function environmentChanges(before: Environment, now: Environment): string[] {
  return (Object.keys(now) as (keyof Environment)[])
    .filter((key) => before[key] !== undefined && before[key] !== now[key])
    .map((key) => `${key}: ${before[key]} → ${now[key]}`);
}
