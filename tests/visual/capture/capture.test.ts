import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fixtureStory, serveFixture } from '../fixture/serve.ts';
import type { Captured, Mode } from '../picture.ts';
import { lineChanges, ownSpoken } from '../spoken.ts';
import { captureAll, captureFresh } from './capture.ts';
import { launchPinned } from './launch.ts';

const modes: Mode[] = ['light', 'dark'].map((theme) => ({
  name: `${theme} desktop`,
  globals: { theme },
  width: 300,
  height: 200,
}));
const patience = { story: 3000, rest: 2000 };
vi.setConfig({ testTimeout: 90_000 });

/** One page shows them one after the other, and the good one last of all. */
const ids = [
  'axe-is-off',
  'play-fails',
  'throws',
  'throws-in-dark',
  'never-settles',
  'logs',
  'hangs',
  'rejects',
  'asks-elsewhere',
  'not-there',
  'leaves',
  'pinned',
  'counter',
  'tween',
  'smil',
  'busy',
  'fetching',
  'busy-for-ever',
  'marked-ignore',
  'hangs-below',
  'says-more-than-it-ignores',
  'ignore-selectors',
  'own-modes',
  'at-end',
  'at-begin',
  'misunderstood',
  'tolerant',
  'delayed',
  'untaken',
  'usable',
  'besides',
  'nothing-to-use',
  'unnamed',
  'fallen-back',
  'told',
  'plays-in-plain',
  'caret-early',
  'caret-late',
  'told-by-story',
  'told-nothing',
  'announces',
  'over-after-a-while',
  'below-the-window',
  'scrolls-and-selects',
  'says-what-it-finds',
  'too-wide',
  'out-of-sight',
  'out-on-purpose',
  'shortened',
  'asks-in-vain',
  'good',
  'hushed-in-dark',
];

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFixture>>;
const all: Captured[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchPinned(), serveFixture()]);
  const shoot = (some: string[]) =>
    captureAll(browser, server.url, some.map(fixtureStory), modes, (one) => all.push(one), { pages: 1, patience });
  await Promise.all([shoot(ids.slice(0, 10)), shoot(ids.slice(10))]);
}, 180_000);

afterAll(async () => {
  server?.close();
  await browser?.close();
});

const of = (story: string) => all.filter((one) => one.story === story);
const inMode = (story: string, mode = 'light desktop') => of(story).find((one) => one.mode === mode);
const again = (story: string) => captureFresh(browser, server.url, fixtureStory(story), modes, { patience });

/** How many pixels of a row are dark, from the left. */
async function widthOf(captured: Captured | undefined, row = 30): Promise<number> {
  const { data, info } = await sharp(captured?.png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const reds = Array.from({ length: info.width }, (_, x) => data[(row * info.width + x) * info.channels] ?? 255);
  return reds.filter((red) => red < 128).length;
}

describe('a story that is broken has failed in every mode', () => {
  test.each([
    ['play-fails', 'the button is not there'],
    ['misunderstood', 'parameters.chromatic.modes.small.viewport is not understood'],
    ['throws', 'no such thing'],
    ['throws-in-dark', 'no such colour'],
    ['never-settles', 'the story did not finish within 3 s'],
    ['logs', 'a key is missing in List'],
    ['rejects', 'nobody waited'],
    ['asks-elsewhere', 'https://example.com/font.css'],
    ['asks-in-vain', 'absent.png, which is not in the static Storybook'],
    ['hangs', 'the page was lost: it did not answer within'],
    ['not-there', 'cannot be loaded'],
    ['leaves', 'it leaves its page'],
  ])('%s', (story, message) => {
    expect(of(story).map(({ failure }) => failure?.message)).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(message),
    ]);
  });

  test('with where it happened, and how it looked', () => {
    for (const story of ['play-fails', 'throws', 'rejects']) {
      expect(inMode(story)?.failure?.stack).toContain('stories.js');
      expect(inMode(story)?.png?.length).toBeGreaterThan(0);
    }
    expect(of('never-settles').some(({ png }) => png)).toBe(true);
  });

  test('in a fresh page as well', async () => {
    const shots = await again('play-fails');
    expect(shots.map(({ failure }) => failure?.message)).toEqual([
      'the button is not there',
      'failed in light desktop: the button is not there',
    ]);
  });

  test('but for one whose page did not answer, and answers the second time', async () => {
    const shots = await again('hangs-once');
    expect(shots.map(({ failure, png }) => [failure, png !== undefined])).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
  });

  test('and the next one is shown as if nothing had been', async () => {
    expect(of('good').map(({ failure }) => failure)).toEqual([undefined, undefined]);
    expect(await widthOf(inMode('good'))).toBe(80);
  });
});

describe('a picture is the same at every showing', () => {
  test.each(['pinned', 'counter', 'smil', 'good', 'says-what-it-finds'])('%s', async (story) => {
    const shots = await again(story);
    expect(shots).toHaveLength(2);
    for (const shot of shots) expect(inMode(story, shot.mode)?.png?.equals(shot.png ?? Buffer.of())).toBe(true);
  });

  test('what moves by frames has come to its end', async () => {
    expect(await widthOf(inMode('tween'))).toBe(200);
  });

  test('what is over after a while is not over while its picture is taken', async () => {
    expect(await widthOf(inMode('over-after-a-while'))).toBe(80);
  });

  test('what hangs below its box is in it, and nothing that nobody can see', async () => {
    const { height = 0 } = await sharp(inMode('hangs-below')?.png).metadata();
    expect(height).toBe(16 + 200 + 60 + 16);
  });

  test('what lies below the window is in view', async () => {
    expect(await widthOf(inMode('below-the-window'), 930)).toBe(40);
  });

  test('axe, which has its own run, is off', async () => {
    expect(await widthOf(inMode('axe-is-off'))).toBe(80);
  });
});

describe('a picture waits', () => {
  test('until what is busy is there, and what was asked for has come', async () => {
    const texts = [inMode('busy'), inMode('fetching')].map((shot) => widthOf(shot, 24));
    const [begin] = [await widthOf(inMode('busy-for-ever'), 24)];
    for (const width of await Promise.all(texts)) expect(width).toBeGreaterThan(begin + 5);
  });

  test('longer than it is ready to, while something still comes', async () => {
    const hasty = { story: 3000, rest: 400 };
    const [shot] = await captureFresh(browser, server.url, fixtureStory('slowly-there'), modes, { patience: hasty });
    expect(shot?.spoken).toContain('all there at last');
  });

  test('for what is busy for ever not for ever, and it has not failed', () => {
    expect(of('busy-for-ever').map(({ failure }) => failure)).toEqual([undefined, undefined]);
  });

  test('in vain for what changes for ever: it has failed, in every mode', async () => {
    const hasty = { story: 3000, rest: 200 };
    const shots = await captureFresh(browser, server.url, fixtureStory('never-still'), modes, { patience: hasty });
    expect(shots.length).toBeGreaterThan(1);
    for (const { failure } of shots) expect(failure?.message).toContain('it never comes to rest');
  });
});

describe('parameters of Chromatic', () => {
  test('ignoreSelectors and data-chromatic="ignore" name areas that are left out', () => {
    for (const story of ['marked-ignore', 'ignore-selectors'])
      expect(inMode(story)?.ignored).toEqual([
        { x: 16, y: expect.any(Number), width: 200, height: expect.any(Number) },
      ]);
    expect(inMode('good')?.ignored).toBeUndefined();
  });

  test('a story has its own modes', async () => {
    expect(of('own-modes').map(({ mode }) => mode)).toEqual(['small']);
    const { width } = await sharp(of('own-modes')[0]?.png).metadata();
    expect(width).toBe(320);
  });

  test('pauseAnimationAtEnd: shown as they end, unless it is false', async () => {
    expect(await widthOf(inMode('at-end'))).toBe(200);
    expect(await widthOf(inMode('at-begin'))).toBe(0);
  });

  test('delay, diffThreshold and disableSnapshot', async () => {
    const [late] = await again('delayed');
    expect(late?.png?.equals(inMode('delayed', late.mode)?.png ?? Buffer.of())).toBe(true);
    expect(inMode('tolerant')?.threshold).toBe(0.1);
    expect(of('untaken')).toEqual([]);
  });
});

describe('what is done to all that can be used', () => {
  test('is pictured as the browser draws it, and is taken back', async () => {
    const names = of('usable').map(({ mode }) => mode);
    expect(names.toSorted()).toEqual(['active', 'dark desktop', 'focus', 'hover', 'light desktop']);
    const widths = ['light desktop', 'hover', 'active'].map((mode) => widthOf(inMode('usable', mode)));
    expect(await Promise.all(widths)).toEqual([0, 80, 120]);
    expect(await widthOf(inMode('usable', 'hover'), 70)).toBe(80);
    const { data, info } = await sharp(inMode('usable', 'focus')?.png).raw().toBuffer({ resolveWithObject: true });
    expect(data[(14 * info.width + 40) * info.channels]).toBe(0);
    expect(await widthOf(inMode('good'))).toBe(80);
  });

  test('is not, where there is nothing to use', () => {
    const names = of('nothing-to-use').map(({ mode }) => mode);
    expect(names.toSorted()).toEqual(['dark desktop', 'light desktop']);
  });
});

describe('what the browser is told of medium and person', () => {
  test('counts in its mode', async () => {
    const widths = ['plain', 'print', 'forced', 'contrast', 'moving'].map((mode) => widthOf(inMode('told', mode)));
    expect(await Promise.all(widths)).toEqual([80, 100, 120, 140, 160]);
  });

  test('and no caret blinks in it', () => {
    const [early, late] = [inMode('caret-early', 'forced'), inMode('caret-late', 'forced')];
    expect(early?.png?.equals(late?.png ?? Buffer.of())).toBe(true);
  });

  test('comes after the story has played', async () => {
    expect(of('plays-in-plain')).toMatchObject([{ mode: 'forced', failure: undefined }]);
    expect(await widthOf(inMode('plays-in-plain', 'forced'))).toBe(120);
  });

  test('counts in every mode of a story that says it, and in none of the next', async () => {
    expect(await widthOf(inMode('told-by-story'))).toBe(100);
    expect(of('told-nothing').map(({ mode }) => mode)).toHaveLength(2);
    expect(await widthOf(inMode('told-nothing'))).toBe(80);
  });
});

describe('beside the pixels', () => {
  test('stands what was announced a moment after, and nothing of it in the next story', () => {
    expect(inMode('announces')?.spoken).toContain('- status: Saved');
    for (const story of ['scrolls-and-selects', 'says-what-it-finds'])
      expect(inMode(story)?.spoken).not.toContain('Saved');
  });

  test('stands what is told to who cannot see, once for modes that only look otherwise', () => {
    const button = [inMode('usable', 'hover'), inMode('usable'), inMode('usable', 'dark desktop')];
    expect(button.map((shot) => shot && ownSpoken(shot, undefined))).toEqual([
      undefined,
      '- paragraph:\n  - button\n~ Tab stops at 1 button',
      undefined,
    ]);
    expect(of('told').map((shot) => [shot.mode, ownSpoken(shot, undefined)])).toEqual([
      ['plain', ''],
      ['print', ''],
      ['forced', undefined],
      ['contrast', undefined],
      ['moving', undefined],
    ]);
  });

  test('and what only those who look otherwise are not told', () => {
    const shot = inMode('hushed-in-dark', 'dark desktop');
    expect(shot && ownSpoken(shot, undefined)).toBe('');
    expect(shot && lineChanges(shot.speaker ?? '', shot.spoken ?? '')).toEqual(['- - text: Loading']);
    expect(
      of('hushed-in-dark')
        .map((one) => ownSpoken(one, undefined))
        .filter((told) => told !== undefined),
    ).toHaveLength(2);
  });

  test('and what neither a pixel nor a name says: how it is described, what is announced, where Tab stops', () => {
    const lines = inMode('besides')?.spoken?.split('\n');
    expect(lines?.filter((line) => line.startsWith('~'))).toEqual([
      '~ text “Name” is described: As on the card Is missing',
      '~ is announced (assertive): Saved',
      '~ is announced (polite):',
      '~ is announced (polite, as a whole, all): Page 2',
      '~ 1 a [title=All of it]',
      '~ 1 button [haspopup=menu]',
      '~ 2 li [posinset] [setsize]',
      '~ Tab stops at 1 a, 1 button, 1 text',
    ]);
    expect(lines?.join()).not.toContain('Nobody is told this');
  });

  test('and what no pixel says: too wide, cut off, in a font that each machine has another of', () => {
    expect(inMode('too-wide')?.spoken?.split('\n')).toEqual(
      expect.arrayContaining(['! is 116 px wider than its window', '! cuts off “cut off in the middle”']),
    );
    expect(inMode('fallen-back')?.spoken).toBe(
      '- paragraph: Repair 日 Ж\n! draws “Ж日” in a font that it does not bring along',
    );
  });

  test('and not what is left out', () => {
    const said = (story: string) => inMode(story)?.spoken?.replace(/\n! draws .*/, '');
    expect(said('marked-ignore')).toBe('- paragraph: before');
    // What is left out says nothing of the same word elsewhere.
    expect(said('says-more-than-it-ignores')).toBe('- heading "12 items" [level=2]');
  });
});

test('what is wider than the window and text that is cut off are noted, and nothing else', () => {
  expect(inMode('too-wide')?.unseen).toEqual(['is 116 px wider than its window', 'cuts off “cut off in the middle”']);
  expect(inMode('good')?.unseen).toEqual([]);
  expect(inMode('out-of-sight')?.unseen).toEqual([
    'is 80 px outside of its window',
    'cuts off “goes on below, where nobody sees it”',
  ]);
  expect(inMode('out-on-purpose')?.unseen).toEqual([]);
});

test('what ends in an ellipsis is told with what is heard, so that it is news only where it did not', () => {
  expect(inMode('shortened')?.unseen).toEqual([]);
  expect(
    inMode('shortened')
      ?.spoken?.split('\n')
      .filter((line) => line.startsWith('! cuts')),
  ).toEqual(['! cuts off “cut off at its end”', '! cuts off “cut off after two lines”']);
});
