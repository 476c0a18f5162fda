import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Baselines, hashOf, heaviest } from '../baselines.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import { type Finishing, finish } from '../outputs/finish.ts';
import { pictureName } from '../picture.ts';
import { commandsOf } from '../report/commands.ts';
import { type Change, keepPicture, ReportFolder, type Results } from '../results.ts';
import { acceptedOf } from './accepted.ts';
import { approve, keepAccepted } from './approve.ts';

const environment = { browser: '1', platform: 'x', flags: 'f', fonts: 'f', language: 'mm/dd/yyyy' };

let folder: string;
let baselines: Baselines;
let report: ReportFolder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-approve-'));
  baselines = new Baselines(join(folder, 'baselines'));
  report = new ReportFolder(join(folder, 'report'));
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const picture = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

async function found(
  story: string,
  mode = 'light desktop',
  kind: Change['kind'] = 'new',
  to = report,
): Promise<Change> {
  const png = await picture(`#${hashOf(Buffer.from(story)).slice(0, 6)}`);
  const change: Change = { story, title: story, mode, kind, hash: hashOf(png) };
  keepPicture(to.captured(change), png);
  return change;
}

const results = (changes: Change[], filter?: string[]): Results => ({
  environment,
  commit: 'abc',
  filter,
  taken: 9,
  seconds: 1,
  changes,
});

const approvedOf = ({ story, title, mode, hash = '' }: Change) => ({ story, title, mode, hash });
const accepted = (...stories: string[]) =>
  Object.fromEntries(stories.map((story) => [`${story}/light-desktop`, { verdict: 'accepted' as const }]));

test('the baselines of this repository are as heavy as they may be at most', () => {
  expect(new Baselines().weight().bytes).toBeLessThan(heaviest);
});

describe('approving', () => {
  test('where one of them cannot be written none is, and that is said in one sentence', async () => {
    report.write(results([await found('a-button--one'), await found('b-button--one')]));
    const second = baselines.keepSpoken.bind(baselines);
    let written = 0;
    vi.spyOn(baselines, 'keepSpoken').mockImplementation((...one) => {
      if (++written < 2) return second(...one);
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/baselines/b' });
    });
    await expect(approve([], report, baselines)).rejects.toMatchObject({
      code: 2,
      message: 'Nothing was approved: /baselines/b cannot be written (ENOSPC). Make it writable and approve again.',
    });
    expect(baselines.read()).toBeUndefined();
  });

  test('takes exactly what is named: a story, or one picture of it', async () => {
    report.write(
      results(
        [
          await found('a-button--overview'),
          await found('a-button--overview', 'dark phone'),
          await found('a-button--overview-denied'),
          await found('an-iconbutton--overview'),
        ],
        ['button'],
      ),
    );
    expect(await approve(['a-button--overview/dark-phone'], report, baselines)).toBe(0);
    expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual(['a-button--overview/dark-phone']);
    expect(await approve(['a-button--overview'], report, baselines)).toBe(0);
    expect(report.read()?.changes.map(pictureName)).toEqual([
      'a-button--overview-denied/light-desktop',
      'an-iconbutton--overview/light-desktop',
    ]);
    expect(baselines.read()).toMatchObject({ environment, commit: 'abc', filter: ['button'] });
  });

  test('of two at once loses nothing of either', async () => {
    const changes = [await found('one'), await found('other')];
    report.write(results(changes));
    expect(await approve([], report, baselines)).toBe(0);
    const again = [await found('one', 'dark phone'), await found('other', 'dark phone')];
    report.write(results(again));
    await Promise.all(again.map((change) => keepAccepted([change], results(again), report, baselines)));
    expect(Object.keys(baselines.read()?.pictures ?? {}).sort()).toEqual(
      ['one', 'other'].flatMap((story) => [`${story}/dark-phone`, `${story}/light-desktop`]),
    );
  });

  test('takes nothing at all where a name is unknown, and says which is nearest', async () => {
    const changes = [await found('a-button--overview'), await found('a-badge--tones')];
    expect(() => acceptedOf(changes, ['a-badge--tones', 'a-button--overvew'])).toThrow(
      'Nothing was decided: a-button--overvew is nothing that the last run found changed. Did you mean a-button--overview?',
    );
    expect(() => acceptedOf(changes, ['button'])).toThrow(/Nothing was decided/);
  });

  test.each([
    ['button', ['components-button--sizes', 'components-button--tones']],
    ['Button', ['components-button--sizes', 'components-button--tones']],
    ['buton', ['components-button--sizes', 'components-button--tones']],
    ['components-button--size', ['components-button--sizes']],
    ['components-button--sizes/dark', ['components-button--sizes/dark-desktop', 'components-button--sizes/dark-phone']],
    ['components/button', ['components-button--sizes', 'components-button--tones']],
    ['sizes', ['components-button--sizes', 'components-tab--sizes']],
    ['components-tab--tones', []],
    ['components-card--tones', []],
    ['link', []],
  ])('of %s it means %j, and never another component', async (name, meant) => {
    const changes = [
      await found('components-button--tones'),
      await found('components-button--sizes', 'dark phone'),
      await found('components-button--sizes', 'dark desktop'),
      await found('components-tab--sizes'),
    ];
    const message =
      meant.length > 0 ? `Did you mean ${meant.join(' or ')}?` : 'nothing that the last run found changed.';
    expect(() => acceptedOf(changes, [name])).toThrow(new RegExp(`${message.replaceAll(/[.?/]/g, '\\$&')}$`));
  });

  test('takes nothing of a story that failed, in no mode and by no name', async () => {
    const failed: Change = { ...(await found('a--b')), kind: 'failed', error: 'no such thing' };
    report.write(results([failed, await found('a--b', 'dark phone'), await found('c--d')]));
    expect(await approve([], report, baselines)).toBe(0);
    expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual(['c--d/light-desktop']);
    await expect(approve(['a--b/dark-phone'], report, baselines)).rejects.toThrow('it cannot be accepted');
  });

  test('by a picture of a renaming takes no other that is not the same', async () => {
    const named = async (kind: 'new' | 'removed', mode: string, colour: string): Promise<Change> => {
      const png = await picture(colour);
      const story = kind === 'new' ? 'new-name--one' : 'old-name--one';
      return { story, title: `${story}: One`, mode, kind, hash: hashOf(png) };
    };
    const changes = await Promise.all([
      named('removed', 'light desktop', 'white'),
      named('removed', 'dark phone', 'black'),
      named('new', 'light desktop', 'red'),
      named('new', 'dark phone', 'black'),
    ]);
    for (const name of ['old-name--one/light-desktop', 'new-name--one/light-desktop'])
      expect(acceptedOf(changes, [name]).map(pictureName)).toEqual([name]);
    expect(acceptedOf(changes, ['old-name--one/dark-phone'])).toHaveLength(2);
  });

  test.each(['new-name--one', 'old-name--one'])(
    'by %s takes both halves of a renaming, in every mode or in one',
    async (name) => {
      const named = async (kind: 'new' | 'removed', mode: string): Promise<Change> => {
        const png = await picture(mode === 'dark phone' ? 'black' : 'white');
        const story = kind === 'new' ? 'new-name--one' : 'old-name--one';
        const change: Change = { story, title: `${story}: One`, mode, kind, hash: hashOf(png) };
        keepPicture(report.captured(change), png);
        return change;
      };
      const halves = await Promise.all(
        ['light desktop', 'dark phone'].flatMap((mode) => [named('removed', mode), named('new', mode)]),
      );
      const forced = await named('removed', 'forced light');
      const changes = [...halves, forced];
      expect(acceptedOf(changes, [name])).toHaveLength(changes.length);
      expect(
        acceptedOf(changes, [`${name}/dark-phone`])
          .map(pictureName)
          .sort(),
      ).toEqual(['new-name--one/dark-phone', 'old-name--one/dark-phone']);
    },
  );

  test('takes the very picture that was looked at', async () => {
    const change = await found('a--b');
    report.write(results([change]));
    writeFileSync(report.captured(change), await picture('black'));
    await expect(approve([], report, baselines)).rejects.toThrow('is not the one that was captured');
    expect(baselines.read()).toBeUndefined();
  });
});

describe('baselines', () => {
  const stories = ['a--first', 'b--other', 'c--cut', 'd--gone'];

  test('that were deleted, swapped, damaged or added are named', async () => {
    report.write(results(await Promise.all(stories.map((story) => found(story)))));
    await approve([], report, baselines);
    const manifest = baselines.read();
    if (!manifest) throw new Error('nothing was approved');
    expect(await baselines.damage(manifest)).toEqual([]);
    const path = (story: string) => baselines.path({ story, mode: 'light desktop' });
    const [first, other, cut] = stories.map((story) => readFileSync(path(story)));
    if (!first || !other || !cut) throw new Error('no files');
    writeFileSync(path('a--first'), other);
    writeFileSync(path('b--other'), first);
    writeFileSync(path('c--cut'), cut.subarray(0, 20));
    rmSync(path('d--gone'));
    await baselines.keep({ story: 'e--more', mode: 'light desktop' }, await picture('red'));
    expect(await baselines.damage(manifest)).toEqual([
      'a--first/light-desktop is another picture than the one that was approved',
      'b--other/light-desktop is another picture than the one that was approved',
      'c--cut/light-desktop is another picture than the one that was approved',
      'd--gone/light-desktop was deleted',
      'e--more/light-desktop was never approved',
    ]);
  });

  test('are not given up because their manifest is missing or cannot be read', async () => {
    report.write(results([await found('a--b'), await found('c--d')]));
    await approve(['a--b'], report, baselines);
    writeFileSync(join(folder, 'baselines', 'manifest.json'), '{ "pictures"');
    expect(() => baselines.read()).toThrow('cannot be read');
    rmSync(join(folder, 'baselines', 'manifest.json'));
    await expect(approve(['c--d'], report, baselines)).rejects.toThrow('is missing, though baselines lie beside it');
  });
});

describe('a report', () => {
  const end = (
    found: Results,
    draft: ReportFolder,
    isAsked: (story: string) => boolean,
    { fails = false, ...known }: { fails?: boolean } & Pick<Finishing, 'isThere' | 'restsNow' | 'manifest'> = {},
  ) => {
    const writePage = async () => {
      if (fails) throw new Error('no space left on device');
    };
    return finish(found, { report, draft, writePage, ...known }, isAsked);
  };

  test('stays until the next one is complete', async () => {
    const change = await found('a--b');
    report.write(results([change]));
    const draft = report.draft;
    const next = await found('c--d', 'light desktop', 'new', draft);
    await expect(end(results([next]), draft, () => true, { fails: true })).rejects.toThrow('no space');
    expect(report.read()?.changes).toEqual([change]);
    expect(await end(results([next]), draft, () => true)).toBe(1);
    expect(report.read()?.changes).toEqual([next]);
    expect(readFileSync(report.captured(next)).length).toBeGreaterThan(0);
  });

  test('of a filtered run keeps what an earlier one found elsewhere, and drops what is mended', async () => {
    const [elsewhere, mended] = [await found('a--b'), await found('a-badge--tones')];
    report.write({ ...results([elsewhere, mended]), rests: { 'a--b': 'b1', 'a-badge--tones': 'tones1' } });
    const draft = report.draft;
    const badge = { ...results([], ['badge']), rests: { 'a-badge--tones': 'tones2' } };
    expect(await end(badge, draft, (story) => story.includes('badge'))).toBe(0);
    expect(report.read()?.changes).toEqual([{ ...elsewhere, isEarlier: true }]);
    expect(report.read()?.rests).toEqual({ 'a--b': 'b1', 'a-badge--tones': 'tones2' });
    expect(await approve(['a--b'], report, baselines)).toBe(0);
  });

  test('of a filtered run knows nothing of other stories: what was found of them is accepted by its name alone', async () => {
    const [elsewhere, here] = [await found('a--b'), await found('a-badge--tones')];
    report.write(results([elsewhere]));
    const draft = report.draft;
    keepPicture(draft.captured(here), readFileSync(report.captured(here)));
    await end(results([here], ['badge']), draft, (story) => story.includes('badge'));
    const told = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(told).toContain('1 decision: 1 new.');
    expect(told).toContain('1 picture of earlier runs is still to be decided.');
    expect(readFileSync(join(report.path, 'summary.md'), 'utf8')).toMatch(/Still to be decided[\s\S]*a--b/);
    expect(commandsOf(decisionsOf(report.read()?.changes ?? []), accepted('a-badge--tones', 'a--b'))).toBe(
      'npm run visual -- --approve a-badge--tones/light-desktop a--b/light-desktop',
    );
    await approve([], report, baselines);
    expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual(['a-badge--tones/light-desktop']);
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain(
      '1 accepted, 1 left, of them 1 of earlier runs',
    );
    await approve(['a--b'], report, baselines);
    expect(Object.keys(baselines.read()?.pictures ?? {})).toHaveLength(2);
  });

  test('of a filtered run holds nothing of stories that are gone since or rest on what was approved, and prunes none that are back', async () => {
    const [left, gone, mended] = [await found('a--b'), await found('a--gone'), await found('a--mended')];
    const [removed, back] = [await found('b--was', 'light', 'removed'), await found('b--back', 'light', 'removed')];
    const narrower = await found('b--narrower', 'dark phone', 'removed');
    const before = { ...results([left, gone, mended, removed, back, narrower]), rests: { 'b--narrower': 'n1' } };
    report.write(before);
    const isThere = (story: string) => !['a--gone', 'b--was'].includes(story);
    const pictures = Object.fromEntries([removed, back, narrower].map((one) => [pictureName(one), approvedOf(one)]));
    const rests = { 'a--mended': 'm1' };
    const known = { isThere, restsNow: rests, manifest: { environment, rests, pictures } };
    await end(results([], ['badge']), report.draft, (story) => story.includes('badge'), known);
    expect(report.read()?.changes.map(({ story }) => story)).toEqual(['a--b', 'b--was', 'b--narrower']);
  });

  test('of failures ends with 2, not with the code for changes', async () => {
    const failed: Change = { ...(await found('a--b')), kind: 'failed', error: 'no such thing' };
    expect(await end(results([failed, await found('c--d')]), report.draft, () => true)).toBe(2);
  });
});
