import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { chromiumLaunch } from '#tooling/chromium';

/** What pixels rest on besides the code: another environment draws other pictures, and not one of them is a change. */
export interface Environment {
  browser: string;
  platform: string;
  flags: string;
  fonts: string;
}

export async function environmentOf(browser: Browser, storybook: string): Promise<Environment> {
  const { args } = await chromiumLaunch();
  const fonts = createHash('sha256');
  const assets = join(storybook, 'assets');
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
  };
}

/** How two environments differ, for a person; empty where they do not. */
export function environmentChanges(before: Environment, now: Environment): string[] {
  return (Object.keys(now) as (keyof Environment)[])
    .filter((key) => before[key] !== now[key])
    .map((key) => `${key}: ${before[key]} → ${now[key]}`);
}
