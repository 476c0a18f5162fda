import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Builds it where it was not built of these very files; resolves to the exit code. */
export async function storybookOfNow(folder: string, build = buildStorybook): Promise<number> {
  const stamp = join(folder, 'built-of.txt');
  const now = sourcesOf(root);
  if (now !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0;
  rmSync(stamp, { force: true });
  const code = await build(folder);
  // What was edited meanwhile has another hash than this one, and is built the next time.
  if (code === 0 && now !== undefined) writeFileSync(stamp, now);
  return code;
}

/** A hash of all files that are in the repository or would be, save the baselines; undefined outside of one. */
export function sourcesOf(folder: string): string | undefined {
  const files = filesIn(folder);
  if (!files) return undefined;
  const hash = createHash('sha256');
  for (const path of files) {
    if (path.startsWith('tests/visual/baselines/') || !existsSync(join(folder, path))) continue;
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] | undefined {
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(files.split('\0').filter(Boolean))].sort();
  } catch {
    return undefined;
  }
}
