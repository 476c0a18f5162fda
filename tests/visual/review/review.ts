import { serveFolder } from '#tooling/serve-folder';
import { Baselines } from '../baselines.ts';
import { lastStorybook } from '../capture/storybook.ts';
import { exitCodes } from '../exit-codes.ts';
import { ReportFolder } from '../results.ts';
import { serveReview } from './serve-review.ts';

/** Serves the report of the last run until it is interrupted; resolves to the exit code. */
export async function review(): Promise<number> {
  const built = lastStorybook();
  const storybook = built ? await serveFolder(built) : undefined;
  const served = await serveReview({
    report: new ReportFolder(),
    baselines: new Baselines(),
    storybook: storybook?.url,
  });
  console.log(`Look at the pictures, accept and reject them here, and press Ctrl+C when done:\n  ${served.url}`);
  // Whoever is told twice, by the terminal and by npm, still ends what is under way.
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });
  await served.close();
  await storybook?.close();
  return exitCodes.unchanged;
}
