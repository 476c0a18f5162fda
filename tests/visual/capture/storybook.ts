import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asItRuns, scriptOf } from '#tooling/as-it-runs';
import { root, run } from '#tooling/run';
import { unpictured } from '../../../.storybook/story-content.ts';

/** Where the Storybook lies that pictures are taken of: not the one for people, who also read in it. */
export const picturedStorybook = join(root, 'node_modules', '.cache', 'ninefold', 'pictured-storybook');

/** Builds it without what no picture shows, in half the time; resolves to the exit code. */
export function buildStorybook(folder = picturedStorybook, env: Record<string, string> = {}): Promise<number> {
  return run(
    'storybook',
    ['build', '--test', '--preview-only', '--disable-telemetry', '--loglevel', 'warn', '--output-dir', folder],
    { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'ninefold', 'compiled') },
  );
}

/** Builds it where it was not built of these very files; resolves to the exit code. */
export async function storybookOfNow(folder: string, build = buildStorybook): Promise<number> {
  const now = await sourcesOf(root);
  if (now !== undefined && builtOf(folder) === now) return 0;
  const stamp = stampOf(folder);
  rmSync(stamp, { force: true });
  const code = await build(folder);
  if (code !== 0 || now === undefined) return code;
  // What was edited meanwhile may be in it: then it is of neither, and is built the next time.
  const isOfNow = (await sourcesOf(root)) === now;
  writeFileSync(stamp, isOfNow ? now : `edited while it was built, ${new Date().toISOString()}`);
  return code;
}

const stampOf = (folder: string) => join(folder, 'built-of.txt');

/** A hash of the files that a Storybook was built of; undefined where nobody knows. */
export function builtOf(folder: string): string | undefined {
  return existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined;
}

/**
 * A hash of all files that are in the repository or would be and that a picture can rest on, code as it runs;
 * undefined outside of one.
 */
export async function sourcesOf(folder: string): Promise<string | undefined> {
  const files = filesIn(folder);
  if (!files) return undefined;
  const seen = files.filter((path) => !unpictured.test(path) && isFile(join(folder, path)));
  const contents = await Promise.all(seen.map((path) => contentOf(path, readFileSync(join(folder, path)))));
  const hash = createHash('sha256');
  for (const [index, path] of seen.entries()) {
    const content = contents[index] ?? '';
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Also what a link leads to: folders that are linked are none of it. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** What is remarked on code, what type it has, and what it calls its own changes nothing that can be seen. */
async function contentOf(path: string, content: Buffer): Promise<Buffer | string> {
  if (!/\.[jt]sx?$/.test(path)) return content;
  const script = await scriptOf(path, content.toString()).catch(() => undefined);
  return script === undefined ? content : asItRuns(script);
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
