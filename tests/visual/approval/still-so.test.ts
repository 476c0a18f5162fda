import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFile } from '../../../.storybook/story-content.ts';
import { Baselines, hashOf } from '../baselines.ts';
import { storiesOf } from '../capture/stories.ts';
import { finish } from '../outputs/finish.ts';
import { pictureName } from '../picture.ts';
import { type Change, keepPicture, ReportFolder, type Results } from '../results.ts';
import { contentOf } from './content.ts';

const picturedStorybook = join(tmpdir(), `still-so-storybook-${process.pid}`);
// It takes most of a minute.
const storybookOfNow = vi.fn(async () => picturedStorybook);
vi.doMock('../capture/storybook.ts', () => ({ storybookOfNow, sourcesOf: async () => 'of now' }));
// Files of tests share their modules: these are loaded once more, with what stands in for Storybook.
vi.resetModules();
const { approve } = await import('./approve.ts');
const { Desk } = await import('../review/desk.ts');
const { Stop } = await import('../exit-codes.ts');
afterAll(() => {
  vi.doUnmock('../capture/storybook.ts');
  vi.resetModules();
});

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

/** A built Storybook, by what its stories rest on. */
function storybookOf(contents: Record<string, string>) {
  mkdirSync(picturedStorybook, { recursive: true });
  const ids = Object.keys(contents);
  const entries = ids.map((id) => [id, { id, type: 'story', title: id, name: id, importPath: id, tags: [] }]);
  writeFileSync(join(picturedStorybook, 'index.json'), JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }));
  writeFileSync(join(picturedStorybook, contentFile), JSON.stringify({ everywhere: 'e', files: contents }));
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'still-so-'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
  rmSync(picturedStorybook, { recursive: true, force: true });
});

test('of code that is another by now, just the stories that rest on what they rested on are accepted', async () => {
  const [report, baselines] = [new ReportFolder(join(folder, 'report')), new Baselines(join(folder, 'baselines'))];
  const edited = { ...change, story: 'a--edited' };
  for (const one of [change, edited]) keepPicture(report.captured(one), png);
  storybookOf({ 'a--b': 'as it was', 'a--edited': 'before' });
  const rests = contentOf(picturedStorybook, storiesOf(picturedStorybook));
  storybookOf({ 'a--b': 'as it was', 'a--edited': 'after' });
  const found = results({ changes: [change, edited], rests, sources: 'of another hour' });
  report.write(found);
  const refused =
    'Nothing was accepted, because what a--edited rests on has changed since the pictures were taken: run `npm run visual -- a--edited` again.';
  await expect(approve(['a--edited'], report, baselines)).rejects.toThrow(refused);
  await expect(new Desk(report, baselines).accept([pictureName(edited)])).rejects.toThrow(refused);
  expect(baselines.read()).toBeUndefined();
  expect(await approve([], report, baselines)).toBe(0);
  expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual([pictureName(change)]);
  expect(report.read()?.changes).toEqual([edited]);
  report.write(found);
  expect((await new Desk(report, baselines).accept([pictureName(change)])).accepted).toEqual([pictureName(change)]);
  storybookOfNow.mockRejectedValueOnce(new Stop('The Storybook could not be built.'));
  await expect(approve([], report, baselines)).rejects.toThrow('Nothing was accepted: the code has changed');
  report.write(results({ changes: [edited], rests, sources: 'of now' }));
  expect(await approve([], report, baselines)).toBe(0);
}, 180_000);

test('what is gone stays gone, whatever else is edited', async () => {
  const [report, baselines] = [new ReportFolder(join(folder, 'report')), new Baselines(join(folder, 'baselines'))];
  const gone: Change = { ...change, story: 'a--gone', kind: 'removed' };
  const wasBack: Change = { ...change, story: 'a--back', kind: 'removed' };
  const pictures = Object.fromEntries(
    [gone, wasBack].map(({ story, title, mode }) => [
      pictureName({ story, mode }),
      { story, title, mode, hash: hashOf(png) },
    ]),
  );
  for (const one of [gone, wasBack]) await baselines.keep(one, png);
  baselines.write({ environment, pictures });
  storybookOf({ 'a--gone': 'g', 'a--back': 'b' });
  const rests = contentOf(picturedStorybook, storiesOf(picturedStorybook));
  storybookOf({ 'a--back': 'other' });
  report.write(results({ changes: [gone, wasBack], rests, sources: 'of another hour' }));
  await expect(approve(['a--back'], report, baselines)).rejects.toThrow('what a--back rests on has changed');
  expect(await approve(['a--gone'], report, baselines)).toBe(0);
  expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual([pictureName(wasBack)]);
});

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
    'Nothing was accepted, because what a--other rests on has changed since the pictures were taken: run `npm run visual -- a--other` again.',
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
