import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#tooling/chromium';
import { root, run } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';
import {
  baselinePath,
  type Manifest,
  readManifest,
  readPixels,
  removeBaseline,
  writeBaseline,
  writeManifest,
} from './baselines.ts';
import { type Captured, captureAll, captureFresh, type StoryEntry } from './capture.ts';
import { differences } from './compare.ts';
import { environmentChanges, environmentOf } from './environment.ts';
import { pictureName } from './picture.ts';
import { writeReport } from './report/write-report.ts';
import {
  beforePath,
  type Change,
  capturedPath,
  emptyReport,
  keepPicture,
  type Results,
  readResults,
  reportFolder,
  writeResults,
} from './results.ts';
import { modes, storiesOf } from './stories.ts';

/** How a run ended, for scripts. */
export const exitCodes = { unchanged: 0, changes: 1, failures: 2, otherEnvironment: 3, nothingTaken: 4, usage: 254 };

const usage = `npm run visual                       every story against its baselines
npm run visual -- button             only stories whose id has "button" in it
npm run visual -- --approve          accept what the last run found
npm run visual -- --approve button   accept it for stories whose id has "button" in it
npm run visual -- --no-build         use the Storybook that was built last
npm run visual -- --new-environment  go on although browser or fonts are others than those of the baselines`;

/** Runs the command line; resolves to the exit code. */
export async function visual(args: string[]): Promise<number> {
  let options: ReturnType<typeof parse>;
  try {
    options = parse(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return exitCodes.usage;
  }
  const { values, positionals } = options;
  if (values.help) {
    console.log(usage);
    return exitCodes.unchanged;
  }
  return values.approve ? approve(positionals) : compare(positionals, values);
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      approve: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      'new-environment': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

async function compare(
  filters: string[],
  options: { 'no-build'?: boolean; 'new-environment'?: boolean },
): Promise<number> {
  const storybook = join(root, 'storybook-static');
  if (!options['no-build'] || !existsSync(storybook)) {
    const code = await run('storybook', ['build', '--disable-telemetry', '--quiet', '--output-dir', storybook]);
    if (code !== 0) return exitCodes.failures;
  }
  const stories = storiesOf(storybook).filter(({ id }) => matches(id, filters));
  const server = await serveFolder(storybook);
  const browser = await launchChromium();
  try {
    const manifest = readManifest();
    const environment = await environmentOf(browser, storybook);
    const others = manifest ? environmentChanges(manifest.environment, environment) : [];
    if (others.length > 0 && options['new-environment'] && filters.length > 0) {
      console.error('In another environment than that of the baselines all pictures are taken anew, not some of them.');
      return exitCodes.usage;
    }
    if (others.length > 0 && !options['new-environment']) {
      console.error(`The baselines were taken in another environment (${others.join('; ')}): pictures taken here cannot be held against them.
To take all of them anew, run \`npm run visual -- --new-environment\`, look at the report, and \`npm run visual -- --approve\`.`);
      return exitCodes.otherEnvironment;
    }
    const begin = performance.now();
    const { changes, taken, leaks } = await hold(browser, server.url, stories, manifest);
    if (filters.length === 0) changes.push(...removedSince(manifest, taken));
    const seconds = (performance.now() - begin) / 1000;
    const results: Results = { environment, taken: taken.size, seconds, changes };
    return await finish(results, leaks);
  } finally {
    await browser.close();
    await server.close();
  }
}

function matches(id: string, filters: string[]): boolean {
  return filters.length === 0 || filters.some((filter) => id.includes(filter.toLowerCase()));
}

/** Takes every picture and holds it against its baseline; a picture that differs is taken once more from a fresh page. */
async function hold(browser: Browser, url: string, stories: StoryEntry[], manifest: Manifest | undefined) {
  emptyReport();
  const doubtful: Captured[] = [];
  const taken = new Set<string>();
  await captureAll(browser, url, stories, modes, (captured) => {
    taken.add(pictureName(captured));
    const approved = manifest?.pictures[pictureName(captured)];
    if (!captured.png || hashOf(captured.png) !== approved?.hash) doubtful.push(captured);
  });
  const changes: Change[] = [];
  const leaks: string[] = [];
  const look = async (first: Captured) => {
    const story = stories.find(({ id }) => id === first.story);
    const mode = modes.find(({ name }) => name === first.mode);
    const firstChange = await changeOf(first, manifest);
    if (!story || !mode || !firstChange) return;
    if (firstChange.kind === 'new') {
      changes.push(firstChange);
      return;
    }
    const fresh = await captureFresh(browser, url, story, mode);
    const change = await changeOf(fresh, manifest);
    if (change) changes.push(change);
    if (!change || (first.png && fresh.png && hashOf(first.png) !== hashOf(fresh.png))) leaks.push(pictureName(first));
  };
  const lookOn = async () => {
    for (let first = doubtful.shift(); first; first = doubtful.shift()) await look(first);
  };
  await Promise.all([lookOn(), lookOn(), lookOn()]);
  changes.sort((a, b) => (pictureName(a) < pictureName(b) ? -1 : 1));
  return { changes, taken, leaks };
}

async function changeOf(
  { png, error, ...shot }: Captured,
  manifest: Manifest | undefined,
): Promise<Change | undefined> {
  if (!png) return { ...shot, kind: 'failed', error };
  const hash = hashOf(png);
  const isKnown = manifest?.pictures[pictureName(shot)] && existsSync(baselinePath(shot));
  if (isKnown) {
    const boxes = differences(await readPixels(baselinePath(shot)), await readPixels(png));
    if (boxes.length === 0) return undefined;
    keepPicture(beforePath(shot), readFileSync(baselinePath(shot)));
    keepPicture(capturedPath(shot), png);
    return { ...shot, kind: 'changed', hash, boxes };
  }
  keepPicture(capturedPath(shot), png);
  return { ...shot, kind: 'new', hash };
}

/** Baselines of which no picture is taken any more: the story is gone, or the mode, or it wants no picture. */
function removedSince(manifest: Manifest | undefined, taken: ReadonlySet<string>): Change[] {
  return Object.values(manifest?.pictures ?? {})
    .filter((shot) => !taken.has(pictureName(shot)))
    .map(({ hash, ...shot }) => {
      if (existsSync(baselinePath(shot))) keepPicture(beforePath(shot), readFileSync(baselinePath(shot)));
      return { ...shot, kind: 'removed' as const };
    });
}

function hashOf(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex');
}

async function finish(results: Results, leaks: string[]): Promise<number> {
  const { changes, taken, seconds } = results;
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  const rate = `${taken} pictures in ${seconds.toFixed(1)} s, ${(taken / seconds).toFixed(1)} a second`;
  for (const leak of leaks) console.log(`  differs when other stories were shown before: ${leak}`);
  if (taken === 0) {
    console.error('No story was found: nothing was compared.');
    return exitCodes.nothingTaken;
  }
  if (changes.length === 0) {
    console.log(`Nothing changed: ${rate}.`);
    return exitCodes.unchanged;
  }
  writeResults(results);
  await writeReport(results);
  for (const { kind, error, ...shot } of changes.slice(0, 40))
    console.log(`  ${kind.padEnd(8)} ${pictureName(shot)}${error ? `: ${error}` : ''}`);
  if (changes.length > 40) console.log(`  … and ${changes.length - 40} more`);
  console.log(
    `${count('changed')} changed, ${count('new')} new, ${count('removed')} removed, ${count('failed')} failed: ${rate}.`,
  );
  console.log(
    `Look at them in ${join(reportFolder, 'index.html')}; accept them with \`npm run visual -- --approve [story]\`.`,
  );
  return count('failed') > 0 ? exitCodes.failures : exitCodes.changes;
}

/** Makes baselines of what the last run captured: the very pictures that were looked at. */
async function approve(filters: string[]): Promise<number> {
  const results = readResults();
  if (!results) {
    console.error('There is nothing to accept: run `npm run visual` first and look at its report.');
    return exitCodes.usage;
  }
  const isAccepted = ({ story, kind }: Change) => kind !== 'failed' && matches(story, filters);
  const accepted = results.changes.filter(isAccepted);
  const left = results.changes.filter((change) => !isAccepted(change));
  const approved = readManifest();
  if (left.length > 0 && approved && environmentChanges(approved.environment, results.environment).length > 0) {
    console.error('These pictures were taken in another environment than the baselines: accept all of them, or none.');
    return exitCodes.usage;
  }
  const manifest: Manifest = { pictures: approved?.pictures ?? {}, environment: results.environment };
  for (const { kind, hash = '', story, title, mode } of accepted) {
    const shot = { story, title, mode };
    if (kind === 'removed') {
      removeBaseline(shot);
      delete manifest.pictures[pictureName(shot)];
    } else {
      await writeBaseline(shot, readFileSync(capturedPath(shot)));
      manifest.pictures[pictureName(shot)] = { ...shot, hash };
    }
  }
  writeManifest(manifest);
  writeResults({ ...results, changes: left });
  console.log(`${accepted.length} accepted${left.length > 0 ? `, ${left.length} left` : ''}.`);
  return accepted.length > 0 ? exitCodes.unchanged : exitCodes.usage;
}
