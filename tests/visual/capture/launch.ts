import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunch } from '#tooling/chromium';
import { Stop } from '../exit-codes.ts';

const locale = 'en_US.UTF-8';

/**
 * One language, whatever that of the machine: native inputs speak the browser's. And every tile is drawn whole: what is
 * drawn over an earlier picture is off by one level at round corners.
 */
export const pinnedFlags = ['--lang=en-US', '--disable-partial-raster'];

/** Starts the browser so that it draws the same pixels for the same page. */
export async function launchPinned(): Promise<Browser> {
  try {
    const { executablePath, args, env } = await chromiumLaunch();
    return await chromium.launch({
      executablePath,
      args: [...args, ...pinnedFlags],
      env: { ...present(env ?? process.env), LANG: locale, LC_ALL: locale, LANGUAGE: 'en_US' },
    });
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Stop(`The browser could not be started: ${line}`);
  }
}

function present(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
