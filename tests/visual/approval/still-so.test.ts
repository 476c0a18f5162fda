import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '#tooling/run';
import { Baselines, hashOf } from '../baselines.ts';
import { sourcesOf } from '../capture/storybook.ts';
import { finish } from '../outputs/finish.ts';
import { pictureName } from '../picture.ts';
import { type Change, keepPicture, ReportFolder, type Results } from '../results.ts';
import { Desk } from '../review/desk.ts';
import { approve } from './approve.ts';

const environment = { browser: '1', platform: 'x', flags: 'f', fonts: 'f' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const change: Change = { story: 'a--b', title: 'a--b', mode: 'light desktop', kind: 'new', hash: hashOf(png) };
const results = (more: Partial<Results>): Results => ({
  environment,
  taken: 1,
  seconds: 1,
  changes: [change],
  ...more,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'still-so-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('what was pictured is not accepted where the code is another by now, in one plain sentence', async () => {
  const [report, baselines] = [new ReportFolder(join(folder, 'report')), new Baselines(join(folder, 'baselines'))];
  keepPicture(report.captured(change), png);
  report.write(results({ filter: ['a--b'], sources: 'of another hour' }));
  const refused =
    'Nothing was accepted, because the code has changed since these pictures were taken: run `npm run visual -- a--b` again.';
  await expect(approve([], report, baselines)).rejects.toThrow(refused);
  await expect(new Desk(report, baselines).accept([pictureName(change)])).rejects.toThrow(refused);
  expect(baselines.read()).toBeUndefined();
  report.write(results({ sources: await sourcesOf(root) }));
  expect(await approve([], report, baselines)).toBe(0);
}, 180_000);

test('what an earlier run pictured of other code is told by the next one, and accepted by no name', async () => {
  const [report, baselines] = [new ReportFolder(join(folder, 'report')), new Baselines(join(folder, 'baselines'))];
  const other = { ...change, story: 'a--other' };
  for (const one of [change, other]) keepPicture(report.captured(one), png);
  report.write(results({ changes: [change, other], rests: { 'a--b': 'b1', 'a--other': 'o1' } }));
  const known = { report, draft: report.draft, writePage: async () => undefined };
  const restsNow = { 'a--b': 'b1', 'a--other': 'o2' };
  await finish(results({ changes: [], filter: ['badge'] }), { ...known, restsNow }, (story) => story.includes('badge'));
  expect(report.read()?.changes.map(({ story, isStale }) => [story, isStale])).toEqual([
    ['a--b', undefined],
    ['a--other', true],
  ]);
  await expect(approve(['a--other'], report, baselines)).rejects.toThrow(
    'Nothing was accepted, because what this story rests on has changed since these pictures were taken: run `npm run visual -- a--other` again.',
  );
  expect(await approve(['a--b'], report, baselines)).toBe(0);
});

test('what a change rested on that was taken back, or whose story is gone, is approved with nothing else', async () => {
  const [report, baselines] = [new ReportFolder(join(folder, 'report')), new Baselines(join(folder, 'baselines'))];
  const [mended, gone, edited] = ['a--mended', 'a--gone', 'b--edited'].map((story) => ({ ...change, story })) as [
    Change,
    Change,
    Change,
  ];
  for (const one of [mended, gone, edited]) keepPicture(report.captured(one), png);
  const approved = { 'a--mended': 'm1', 'b--edited': 'e1' };
  baselines.write({ environment, rests: approved, pictures: {} });
  const changed = { 'a--mended': 'm2', 'a--gone': 'g2', 'a--as-it-was': 'w2' };
  report.write(results({ filter: ['a'], changes: [mended, gone], rests: changed }));
  const { draft } = report;
  keepPicture(draft.captured(edited), png);
  await finish(
    results({ filter: ['b'], changes: [edited], rests: { 'b--edited': 'e2' } }),
    {
      report,
      draft,
      writePage: async () => undefined,
      manifest: baselines.read(),
      isThere: (story) => story !== 'a--gone',
      restsNow: { 'a--mended': 'm1', 'a--as-it-was': 'w2', 'b--edited': 'e2' },
    },
    (story) => story.startsWith('b'),
  );
  expect(report.read()?.changes.map(({ story }) => story)).toEqual(['b--edited']);
  expect(await approve([], report, baselines)).toBe(0);
  expect(baselines.read()?.rests).toEqual({ 'a--mended': 'm1', 'a--as-it-was': 'w2', 'b--edited': 'e2' });
});
