import { type Browser, chromium } from 'playwright-core';
import { chromiumLaunch } from '#tooling/chromium';
import { Stop } from './exit-codes.ts';

const locale = 'en_US.UTF-8';

/** Starts the browser in one language, whatever that of the machine: native inputs speak the browser's. */
export async function launchPinned(): Promise<Browser> {
  try {
    const { executablePath, args, env } = await chromiumLaunch();
    return await chromium.launch({
      executablePath,
      args: [...args, '--lang=en-US'],
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
