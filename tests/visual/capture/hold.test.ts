import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Approved, Baselines, hashOf, type Manifest } from '../baselines.ts';
import { keptWithin } from '../comparison/left-out.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import { firstWord } from '../decisions/nearest.ts';
import { fixtureStory, serveFixture } from '../fixture/serve.ts';
import { type Mode, pictureName } from '../picture.ts';
import { ReportFolder } from '../results.ts';
import { hashOfSpoken } from '../spoken.ts';
import { captureFresh, type First } from './capture.ts';
import { hold } from './hold.ts';
import { launchPinned } from './launch.ts';

const modes: Mode[] = [{ name: 'light desktop', globals: { theme: 'light' }, width: 300, height: 200 }];
const patience = { story: 15_000, rest: 2000 };
vi.setConfig({ testTimeout: 180_000 });
const folder = mkdtempSync(join(tmpdir(), 'visual-hold-'));

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFixture>>;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchPinned(), serveFixture()]);
}, 180_000);

afterAll(async () => {
  server?.close();
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const baselines = new Baselines(join(folder, 'baselines'));
const draft = new ReportFolder(join(folder, 'report'));
const pictures: Manifest['pictures'] = {};
const manifest: Manifest = { environment: { browser: '', platform: '', flags: '', fonts: '' }, pictures };
const court = { manifest, baselines, draft };

/** Makes a baseline of how a story looks in a fresh page, or of what is given. */
async function approve(id: string, paint: (png: Buffer) => Promise<Buffer> = async (png) => png) {
  const [shot] = await captureFresh(browser, server.url, fixtureStory(id), modes, { patience });
  if (!shot?.png) throw new Error(`${id} has no picture`);
  const png = await paint(shot.png);
  await baselines.keep(shot, png);
  const { story, title, mode, ignored, spoken } = shot;
  baselines.keepSpoken(shot, spoken);
  pictures[pictureName(shot)] = { story, title, mode, ignored, hash: hashOf(png), spoken: hashOfSpoken(spoken) };
}

const blot =
  (left: number, top: number, background = '#808080') =>
  (png: Buffer) =>
    sharp(png)
      .composite([{ input: { create: { width: 40, height: 14, channels: 3, background } }, left, top }])
      .png()
      .toBuffer();

function holdAll(ids: string[], first?: First) {
  const stage = { browser, url: server.url, stories: ids.map(fixtureStory), modes, patience, first };
  return hold(stage, court, (story) => ids.includes(story) || story === 'gone');
}

test('what is as it was is no change, what is another is, and what is gone is removed', async () => {
  await approve('good');
  const shot = { story: 'gone', title: 'Fixture: gone', mode: 'light desktop' };
  await baselines.keep(
    shot,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  pictures[pictureName(shot)] = { ...shot, hash: 'x' };
  await approve('delayed', blot(100, 20));
  const said: string[] = [];
  const first: First = {
    stories: [fixtureStory('delayed')],
    say: async (shots) => void said.push(await firstWord(shots, court)),
  };
  const { changes, taken } = await holdAll(['good', 'delayed', 'play-fails'], first);
  expect(said).toEqual([
    expect.stringMatching(/^Beside what was edited, 1 picture after .*: .*looks different, in 1 picture .*follow\.$/s),
  ]);
  expect(taken).toBe(3);
  expect(changes.map(({ story, kind, error }) => [story, kind, error])).toEqual([
    ['delayed', 'changed', undefined],
    ['gone', 'removed', undefined],
    ['play-fails', 'failed', 'the button is not there'],
  ]);
  delete pictures[pictureName(shot)];
});

test('what is new is looked at twice: one that is not the same then has failed, one that others left their marks on is as it is alone', async () => {
  const unpinned = pictureName({ story: 'unpinned', mode: 'light desktop' });
  delete pictures[unpinned];
  const { changes } = await holdAll(['unpinned']);
  expect(changes.map(({ story, kind, error }) => [story, kind, error])).toEqual([
    ['unpinned', 'failed', 'fresh pages show it differently each time: something in it is not pinned'],
  ]);
  const left = pictures[pictureName({ story: 'text', mode: 'light desktop' })];
  delete pictures[pictureName({ story: 'text', mode: 'light desktop' })];
  await approve('leaks');
  const [shot] = await captureFresh(browser, server.url, fixtureStory('text'), modes, { patience });
  const found = await holdAll(['leaks', 'text']);
  expect(found.changes.map(({ story, kind, hash }) => [story, kind, hash])).toEqual([
    ['text', 'new', hashOf(shot?.png ?? Buffer.of())],
  ]);
  if (left) pictures[pictureName({ story: 'text', mode: 'light desktop' })] = left;
});

test('a story that leaks into another is named, and is no change of that other', async () => {
  await approve('text');
  await approve('leaks');
  const { changes, notes } = await holdAll(['good', 'leaks', 'good', 'text']);
  expect(changes).toEqual([]);
  expect(notes).toEqual(['text/light-desktop differs after leaks, which leaves something behind']);
});

test.each([
  ['and the next one is not', ['rejects-late', 'over-after-a-while', 'good']],
  ['though none is shown after it', ['good', 'rejects-late']],
])('what goes wrong once its pictures are taken fails its story, %s', async (_, ids) => {
  for (const id of ids) await approve(id);
  const { changes } = await holdAll(ids);
  expect(changes.map(({ story, kind, error }) => [story, kind, error])).toEqual([
    ['rejects-late', 'failed', 'a rejection that nobody handles: nobody waited for long'],
  ]);
});

test('what goes wrong while a story is taken away is its own, and not of the next one', async () => {
  for (const id of ['not-put-away', 'good']) await approve(id);
  const { changes } = await holdAll(['not-put-away', 'good']);
  expect(changes.map(({ story, kind, error }) => [story, kind, error])).toEqual([
    ['not-put-away', 'failed', 'a rejection that nobody handles: it is still there'],
  ]);
});

test('a story that hears no errors keeps none of the next one from being heard', async () => {
  for (const id of ['silences', 'good']) await approve(id);
  const { changes } = await holdAll(['silences', 'logs']);
  expect(changes.filter(({ kind }) => kind === 'failed').map(({ story }) => story)).toEqual(['logs']);
});

describe('what lies on a layer of its own', () => {
  const as = async (story: string) => {
    const [shot] = await captureFresh(browser, server.url, fixtureStory(story), modes, { patience });
    return shot?.png ?? Buffer.of();
  };

  test('is no change where its edges fall on other pixels', async () => {
    const [flat, own] = [await as('flat'), await as('layered')];
    expect(own.equals(flat)).toBe(false);
    await approve('layered', async () => flat);
    expect((await holdAll(['layered'])).changes).toEqual([]);
  });

  test('is one where it lies over something else for it, and where something else changed besides', async () => {
    await approve('above', () => as('below'));
    await approve('layered', async () => blot(60, 4)(await as('flat')));
    expect((await holdAll(['above', 'layered'])).changes).toMatchObject([{ story: 'above' }, { story: 'layered' }]);
  });
});

test('a name that was lost is a change, though not one pixel is', async () => {
  await approve('unnamed');
  expect((await holdAll(['unnamed'])).changes).toEqual([]);
  const approved = pictures['unnamed/light-desktop'];
  const named = '- button "Close"\n~ Tab stops at 1 button';
  baselines.keepSpoken({ story: 'unnamed', mode: 'light desktop' }, named);
  pictures['unnamed/light-desktop'] = { ...approved, spoken: hashOfSpoken(named) } as Approved;
  const { changes } = await holdAll(['unnamed']);
  expect(changes).toMatchObject([
    { kind: 'changed', boxes: [], spoken: { lines: ['- - button "Close"', '+ - button'] } },
  ]);
  expect(decisionsOf(changes)).toMatchObject([{ severity: 'text', says: 'button “Close” has lost its name' }]);
});

test('what is not the same twice is said to be so, and not to rest on other stories', async () => {
  await approve('unsteady');
  const { changes, notes } = await holdAll(['unsteady']);
  expect(notes).toEqual(['unsteady/light-desktop is not the same twice: something in it is not pinned']);
  expect(changes).toMatchObject([{ kind: 'changed', isUnsteady: true }]);
});

test('what was to be ignored and is no more is looked at', async () => {
  await approve('good', blot(30, 20));
  const approved = pictures['good/light-desktop'];
  pictures['good/light-desktop'] = { ...approved, ignored: [{ x: 0, y: 0, width: 300, height: 200 }] } as Approved;
  expect((await holdAll(['good'])).changes).toMatchObject([{ story: 'good', kind: 'changed' }]);
});

test('areas to be ignored are left out, and differences under the threshold of a story', async () => {
  await approve('marked-ignore', blot(60, 54));
  await approve('tolerant', blot(30, 20, 'rgb(10, 80, 210)'));
  expect((await holdAll(['marked-ignore', 'tolerant'])).changes).toEqual([]);
  await approve('marked-ignore', blot(20, 20));
  await approve('tolerant', blot(30, 20, 'rgb(60, 80, 210)'));
  const { changes } = await holdAll(['marked-ignore', 'tolerant']);
  expect(changes.map(({ story }) => story)).toEqual(['marked-ignore', 'tolerant']);
});

test('what is left out hides nothing that was not left out when it was approved', () => {
  const known = { x: 10, y: 10, width: 80, height: 16 };
  expect(keptWithin([known], [{ ...known, width: 84 }])).toEqual([{ ...known, width: 84 }]);
  expect(keptWithin([known], [{ x: 0, y: 0, width: 300, height: 200 }])).toEqual([
    { x: 0, y: 0, width: 106, height: 42 },
  ]);
  expect(keptWithin([], [known])).toEqual([]);
});
