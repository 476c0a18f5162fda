import { join } from 'node:path';
import { root, run } from '#tooling/run';

/** Where the Storybook lies that pictures are taken of: not the one for people, who also read in it. */
export const picturedStorybook = join(root, 'node_modules', '.cache', 'ninefold', 'pictured-storybook');

/** Builds it without what no picture shows, in half the time; resolves to the exit code. */
export function buildStorybook(folder = picturedStorybook, env: Record<string, string> = {}): Promise<number> {
  return run(
    'storybook',
    ['build', '--test', '--disable-telemetry', '--loglevel', 'warn', '--output-dir', folder],
    env,
  );
}
