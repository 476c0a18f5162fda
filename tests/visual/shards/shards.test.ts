import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '#tooling/run';
import { Baselines, hashOf } from '../baselines.ts';
import { compare, type Places } from '../compare-stories.ts';
import { fixtureStory } from '../fixture/serve.ts';
import { annotate } from '../outputs/annotations.ts';
import { ReportFolder, type Results } from '../results.ts';
import { merge } from './merge.ts';
import { shardFolder, shardFrom, storiesIn } from './shard.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let told: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-shards-'));
  told = [];
  vi.spyOn(console, 'log').mockImplementation((line) => told.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const writePage = async () => undefined;
const part = (name: string) => new ReportFolder(join(folder, 'parts', name));
const environment = { browser: '1', platform: 'x', flags: 'f', fonts: 'f' };

test('every story and every baseline belongs to one part, and parts are about as long', () => {
  const stories = Array.from({ length: 100 }, (_, at) => ({
    ...fixtureStory(`story-${at}`),
    importPath: at < 60 ? './large.md' : `./${at % 9}.stories.tsx`,
  }));
  const shares = [1, 2, 3].map((one) => [
    ...storiesIn({ part: one, of: 3 }, stories, ['story-1', 'gone', 'gone', 'gone-too']),
  ]);
  const all = shares.flat().sort();
  expect(all).toEqual([...stories.map(({ id }) => id), 'gone', 'gone-too'].sort());
  expect(
    Math.max(...shares.map(({ length }) => length)) - Math.min(...shares.map(({ length }) => length)),
  ).toBeLessThan(13);
  expect(() => shardFrom('0/3')).toThrow('--shard 2/8');
  expect(() => shardFrom('4/3')).toThrow('4/3 is no part');
});

test('what the parts found is, merged, what one run finds: pictures, decisions and exit code', async () => {
  const storybook = join(folder, 'storybook');
  cpSync(join(import.meta.dirname, '..', 'fixture'), storybook, { recursive: true });
  mkdirSync(join(storybook, 'assets'));
  const ids = ['good', 'play-fails'];
  const entries = ids.map((id) => [id, { ...fixtureStory(id), importPath: `./${id}.js`, type: 'story' }]);
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  const baselines = new Baselines(join(folder, 'baselines'));
  const red = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const pictures = Object.fromEntries(
    await Promise.all(
      ['good', 'gone'].map(async (story) => {
        const shot = { story, title: 'Fixture', mode: 'light phone' };
        await baselines.keep(shot, red);
        return [`${story}/light-phone`, { ...shot, hash: hashOf(red) }];
      }),
    ),
  );
  baselines.write({ environment: { ...environment, browser: '' }, pictures });
  const options = { 'no-build': true, 'new-environment': true };
  const places = (report: ReportFolder): Places => ({ storybook, baselines, report, writePage });
  const patience = { story: 15_000, rest: 2000 };
  const single = new ReportFolder(join(folder, 'single'));
  const code = await compare([], options, places(single), patience);
  for (const one of [1, 2]) {
    const at = new ReportFolder(shardFolder({ part: one, of: 2 }, join(folder, 'parts')));
    await compare([], { ...options, shard: `${one}/2` }, places(at), patience);
  }
  const merged = new ReportFolder(join(folder, 'merged'));
  expect(await merge([join(folder, 'parts')], { report: merged, baselines, writePage })).toBe(code);
  // Each run serves the stories at a port that is free then, and stacks name it.
  const anywhere = (text: string) => text.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1');
  const of = ({ seconds: _, ...results }: Results): Omit<Results, 'seconds'> =>
    JSON.parse(anywhere(JSON.stringify(results)));
  const [whole, joined] = [single.read(), merged.read()].map((results) => results && of(results));
  expect(joined).toEqual(whole);
  expect(whole).toMatchObject({
    taken: 8,
    changes: expect.arrayContaining([expect.objectContaining({ kind: 'failed' })]),
  });
  const junitOf = ({ path }: ReportFolder) => anywhere(readFileSync(join(path, 'junit.xml'), 'utf8'));
  const untimed = (xml: string) => xml.replace(/time="[^"]*"/, '');
  expect(untimed(junitOf(merged))).toBe(untimed(junitOf(single)));
  for (const change of joined?.changes ?? [])
    if (change.kind === 'changed' || change.kind === 'new')
      expect(hashOf(readFileSync(merged.captured(change)))).toBe(change.hash);
});

test('a part that is missing, there twice or of another tree is no pass', async () => {
  const baselines = new Baselines(join(folder, 'none'));
  const results = (one: number, more: Partial<Results> = {}): Results => ({
    environment,
    commit: 'abc',
    shard: { part: one, of: 2 },
    taken: 1,
    seconds: 1,
    changes: [],
    ...more,
  });
  const pages: Results[] = [];
  const keepPage = async (page: Results) => {
    pages.push(page);
  };
  const mergeNow = () => merge([join(folder, 'parts')], { report: part('../merged'), baselines, writePage: keepPage });
  part('1').write(results(1));
  const missing = 'Part 2 of 2 left nothing: what it guards is not known.';
  const merged = part('../merged');
  const read = (name: string) => readFileSync(join(merged.path, name), 'utf8');
  expect(await mergeNow()).toBe(2);
  expect(told.join('\n')).toContain(missing);
  expect(told.join('\n')).not.toContain('Nothing changed');
  expect(merged.read()).toMatchObject({ taken: 1, missing });
  expect(read('summary.md')).toContain(`### Pictures: ${missing}`);
  expect(read('junit.xml')).toContain(`errors="1"`);
  expect(read('junit.xml')).toContain(missing);
  // What the others found is there to be looked at.
  const gone = { story: 'gone', title: 'Fixture', mode: 'light phone', kind: 'removed', hash: 'x' } as const;
  part('1').write(results(1, { changes: [gone] }));
  expect(await mergeNow()).toBe(2);
  expect(merged.read()).toMatchObject({ changes: [gone], missing });
  expect(pages).toHaveLength(1);
  expect(read('summary.md')).toMatch(/^### Pictures: Part 2 of 2 left nothing.*\n\n1 decision: 1 removed/);
  told.length = 0;
  annotate(merged, { GITHUB_ACTIONS: 'true' });
  expect(told[0]).toBe(`::error title=Pictures::${missing}`);
  part('1').write(results(1));
  part('2').write(results(2, { commit: 'def' }));
  await expect(mergeNow()).rejects.toThrow('has another commit');
  part('2').write(results(2, { sources: 'edited' }));
  await expect(mergeNow()).rejects.toThrow('part 2 is of other code');
  part('2').write(results(2));
  expect(await mergeNow()).toBe(0);
  expect(merged.read()).not.toHaveProperty('missing');
  part('2-again').write(results(2));
  await expect(mergeNow()).rejects.toThrow('there twice');
  await expect(merge([join(folder, 'nowhere')], { report: part('x'), baselines, writePage })).rejects.toMatchObject({
    code: 5,
  });
});

test('a workflow of GitHub is told at the files of the stories, and nothing is told elsewhere', () => {
  const report = part('1');
  const shot = {
    title: 'Data/Badge: One, two',
    story: 'badge--one',
    mode: 'light phone',
    file: './src/badge.stories.tsx',
  };
  report.write({
    environment,
    taken: 2,
    seconds: 1,
    changes: [
      { ...shot, kind: 'failed', error: '100% wrong\nat y' },
      { ...shot, story: 'chip--one', kind: 'new', hash: 'x' },
    ],
  });
  annotate(report, {});
  expect(told).toEqual([]);
  const summary = join(folder, 'summary.md');
  annotate(report, { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });
  expect(told).toEqual([
    '::error file=src/badge.stories.tsx,title=Pictures%3A Data/Badge%3A One%2C two::failed: 100%25 wrong, in 1 picture of 1 story',
    '::notice file=src/badge.stories.tsx,title=Pictures%3A Data/Badge%3A One%2C two::new: new story, in 1 picture of 1 story',
  ]);
  expect(readFileSync(summary, 'utf8')).toContain('### Pictures: 2 decisions');
});

test('Chromatic without a token says so and ends cleanly; with one it is asked', () => {
  writeFileSync(join(folder, 'chromatic'), '#!/bin/sh\necho "asked with $*"\nexit 7\n', { mode: 0o755 });
  const chromatic = (token: string) =>
    spawnSync(process.execPath, ['tooling/tasks/chromatic.ts', '--exit-zero-on-changes'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token, PATH: `${folder}:${process.env.PATH}` },
    });
  expect(chromatic('')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Nothing was sent to Chromatic/) });
  expect(chromatic('a token')).toMatchObject({
    status: 7,
    stdout: 'asked with --build-script-name build-storybook --exit-zero-on-changes\n',
  });
});
