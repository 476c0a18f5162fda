import type { Page } from 'playwright-core';

/**
 * The clock of the main thread of a page: only what it works counts, neither what it waits for nor what other programs of
 * the machine take from it.
 */
export interface MainThread {
  /** How long it works while something happens, in milliseconds. */
  during: (happens: () => Promise<void>) => Promise<number>;
  /** Waits until it has nothing to do. Asks nothing of the page itself, which would count. */
  atRest: () => Promise<void>;
}

export async function mainThreadOf(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000;
  };
  const during = async (happens: () => Promise<void>) => {
    const before = await busy();
    await happens();
    return (await busy()) - before;
  };
  return {
    during,
    atRest: async () => {
      for (let quiet = 0; quiet < 3; ) quiet = (await during(() => page.waitForTimeout(150))) < 3 ? quiet + 1 : 0;
    },
  };
}
