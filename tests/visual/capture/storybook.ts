import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asItRuns, scriptOf } from '#tooling/as-it-runs';
import { root, run } from '#tooling/run';
import { unpictured } from '../../../.storybook/story-content.ts';
import { alone } from '../alone.ts';
import { Stop } from '../exit-codes.ts';

/** Where the Storybooks lie that pictures are taken of, each by what it was built of: not the one for people, who also read in it. */
const storybooks = join(root, 'node_modules', '.cache', 'ninefold', 'pictured-storybooks');

/** Builds one without what no picture shows, in half the time; resolves to the exit code. */
export function buildStorybook(folder: string, env: Record<string, string> = {}): Promise<number> {
  return run(
    'storybook',
    ['build', '--test', '--preview-only', '--disable-telemetry', '--loglevel', 'warn', '--output-dir', folder],
    { ...env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'ninefold', 'compiled') },
  );
}

/** So many are kept: who goes back to what was built before has it. */
const kept = 3;
/** So long they are kept as well, in milliseconds: who takes pictures of one keeps it meanwhile. */
const keptFor = 2 * 60 * 60 * 1000;

/**
 * The folder of the Storybook of these very files, built where there is none yet. What lies in it is never written again: others
 * may take pictures of it.
 * @throws {Stop} where it cannot be built
 */
export function storybookOfNow(folder = storybooks, build = buildStorybook): Promise<string> {
  const work = async () => {
    const now = await sourcesOf(root);
    const place = join(folder, now ?? `${unknown}-${Date.now()}`);
    if (existsSync(place)) {
      utimesSync(place, new Date(), new Date());
      return place;
    }
    const begun = join(folder, 'begun');
    rmSync(begun, { recursive: true, force: true });
    // Where nothing can be written, that is said, and not what a builder makes of it.
    mkdirSync(begun, { recursive: true });
    if ((await build(begun)) !== 0) throw new Stop('The Storybook could not be built: what went wrong stands above.');
    // What was edited meanwhile may be in it: then it is of neither, and is built the next time.
    const isOfNow = (await sourcesOf(root)) === now;
    const built = isOfNow ? place : join(folder, `${neither}-${Date.now()}`);
    renameSync(begun, built);
    for (const older of builtIn(folder).slice(kept))
      if (statSync(older).mtimeMs < Date.now() - keptFor) rmSync(older, { recursive: true, force: true });
    return built;
  };
  return alone(`${folder}.held`, work, true);
}

const neither = 'edited-meanwhile';
/** Where no repository says what there is. */
const unknown = 'unknown';

/** The one that was asked for last; undefined where there is none. */
export function lastStorybook(folder = storybooks): string | undefined {
  return builtIn(folder)[0];
}

/** Those that are whole, the last that was asked for first. */
function builtIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths
    .filter((path) => builtOf(path) !== undefined)
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ path }) => path);
}

/** What a Storybook was built of, as a hash; undefined where nobody knows. */
export function builtOf(folder: string): string | undefined {
  const name = basename(folder);
  return /^[0-9a-f]{64}$/.test(name) || name.startsWith(neither) || name.startsWith(unknown) ? name : undefined;
}

/** What it is built for as well: a variable that its code can read, or that says which document is shown. */
const variable = /^(VITE_|NINEFOLD_(DOCUMENT|PICTURED)$)/;

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
  const variables = Object.entries(process.env).filter(([name]) => variable.test(name));
  for (const [name, value] of variables.sort()) hash.update(`${name}=${value}\0`);
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
