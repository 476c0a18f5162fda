import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { root } from '#tooling/run';
import { readPixels } from '../baselines.ts';
import type { Area } from '../capture/page/driver.ts';
import { pieces } from '../capture/page/pieces.ts';
import type { Pixels } from './compare.ts';
import { drawnBy, isWords } from './drawn-by.ts';
import { placesOf } from './places.ts';

const font = readFileSync(
  join(root, 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
).toString('base64');

let browser: Browser;
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 480, height: 240 } });
  session = await page.context().newCDPSession(page);
  await page.setContent(`<style>
    @font-face { font-family: S; src: url(data:font/woff2;base64,${font}); font-weight: 400 900 }
    body { margin: 0; font: 15px S; background: #fbfaf7; color: #1b1f24 }
    .dark { background: #14171a; color: #e8e6df }
    .card { margin: 20px 32.3px; padding: 12px; border: 1px solid #c9c4b8; border-radius: 6px; width: 60%; background: #fff }
    .dark .card { background: #1d2125; border-color: #444a50 }
    hr { border: 0; height: 1px; background: #d8d4ca }
  </style><body>`);
  await page.evaluate(() => document.fonts.load('15px S'));
}, 60_000);
afterAll(() => browser?.close());

const words = '<h2>Repair desk 4711</h2><p>Washing machine leaks fast; call before Friday. 12.50</p>';
const card = (style = '', inside = words) => `<div class="card" style="${style}">${inside}</div>`;

async function drawn(html: string, theme = ''): Promise<Pixels> {
  await page.evaluate(
    ([inside, name = '']) => {
      document.body.className = name;
      document.body.innerHTML = inside ?? '';
    },
    [html, theme],
  );
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return readPixels(Buffer.from(data, 'base64'));
}

const box = (style: string) => `<div style="margin:20px;width:200px;height:80px;${style}"></div>`;
const stripes = (angle: number, to = '#b9b4a6') =>
  box(`background:repeating-linear-gradient(${angle}deg, ${to} 0 1px, transparent 1px 7px)`);
const fading = (to: string) => box(`background:linear-gradient(#ffffff, ${to})`);

describe.each(['', 'dark'])('what a browser draws %s', (theme) => {
  test.each([
    ['a dashed border', card('border-style:dashed')],
    ['a dotted border', card('border-style:dotted')],
    ['a radius of 4', card('border-radius:4px')],
    ['a border two steps of colour away', card('border-color:#c3beb2')],
    ['no border', card('border-color:transparent')],
    ['one pixel to the right', card('margin-left:33.3px')],
    ['one pixel down', card('margin-top:21px')],
    ['a weight a little heavier', card('font-weight:450')],
    ['letters a little wider apart', card('letter-spacing:.01em')],
    ['a text a little larger', card('font-size:15.2px')],
    ['another decimal point', card('', words.replace('12.50', '12,50'))],
    ['another letter', card('', words.replace('call', 'cell'))],
    ['a lost dot', card('', words.replace('Friday', 'Frıday'))],
    ['another digit', card('', words.replace('4711', '4771'))],
    ['another colour of the text', card('color:#3a4048')],
  ])('%s is found', async (_, html) => {
    expect(placesOf(await drawn(card(), theme), await drawn(html, theme))).not.toEqual([]);
  });

  test.each(['Save', 'Open', 'Send', 'Ready', 'Status', 'Price', 'Minimum'])(
    'the letters of %s alone a little wider apart are found',
    async (word) => {
      const label = (style: string) => `<div style="margin:20.3px 32.3px;font-size:13px;${style}">${word}</div>`;
      expect(placesOf(await drawn(label(''), theme), await drawn(label('letter-spacing:.03em'), theme))).not.toEqual(
        [],
      );
      expect(placesOf(await drawn(label(''), theme), await drawn(label('will-change:transform'), theme))).toEqual([]);
    },
  );

  test.each([
    ['a layer of its own', card('will-change:transform')],
    ['an opacity of its own', card('will-change:opacity')],
    ['a group of its own', card('isolation:isolate')],
    ['a hidden back', card('backface-visibility:hidden')],
    ['another drawing of the same', card()],
  ])('%s is none', async (_, html) => {
    expect(placesOf(await drawn(card(), theme), await drawn(html, theme))).toEqual([]);
  });
});

test.each([
  ['the angle of a hatch', stripes(-45), stripes(45)],
  ['a hatch and none', stripes(-45), box('')],
  ['the colour of a hatch', stripes(-45), stripes(-45, '#a9a496')],
  ['where a gradient ends', fading('#eeeae0'), fading('#e8e4da')],
  ['a hairline and none', '<hr>', '<hr style="visibility:hidden">'],
  ['an area of nearly the same colour', box('background:#1f5fbf'), box('background:#1a5cba')],
])('%s is found', async (_, before, after) => {
  expect(placesOf(await drawn(before), await drawn(after))).not.toEqual([]);
});

/** As a picture of a story is: as high as what it shows. */
const upTo = ({ data, width }: Pixels, height: number): Pixels => ({
  data: data.subarray(0, width * height * 4),
  width,
  height,
});
const row = (...inside: string[]) =>
  `<div style="display:flex;gap:40px;margin:20px;align-items:start">${inside.join('')}</div>`;
const button = (style = '') =>
  `<div style="padding:8px 14px;border:1px solid #888;border-radius:6px;line-height:20px;background:#fff;${style}">Save</div>`;
const dot = (colour: string) => `<div style="width:40px;height:24px;background:${colour}"></div>`;

describe('in a picture that became higher', () => {
  test.each([1, 2, 30])('by %i px, it is said where, and what else changed is told by itself', async (by) => {
    const page = (style: string, colour: string) =>
      row(button(style), dot(colour)) + row(dot('#333')) + row(dot(colour));
    const before = upTo(await drawn(page('', '#1f5fbf')), 180);
    const after = upTo(await drawn(page(`padding-bottom:${8 + by}px`, '#1a5cba')), 180 + by);
    const places = placesOf(before, after);
    expect(places.map(({ severity, cause }) => [severity, cause])).toEqual([
      ['layout', `${by} px taller`],
      ['colour', '#1f5fbf → #1a5cba'],
      ['colour', '#1f5fbf → #1a5cba'],
    ]);
    const [grown] = places;
    // In the button, beside nothing else.
    expect(grown).toMatchObject({ x: 20, height: by });
    expect(grown?.y).toBeGreaterThan(20);
    expect(grown?.y).toBeLessThan(60);
    const back = placesOf(after, before);
    expect(back.map(({ severity, cause }) => [severity, cause])).toEqual([
      ['layout', `${by} px shorter`],
      ['colour', '#1a5cba → #1f5fbf'],
      ['colour', '#1a5cba → #1f5fbf'],
    ]);
  });

  test('in two places, each of them is told', async () => {
    const page = (style: string) => row(button(style)) + row(dot('#333')) + row(button(style));
    const before = upTo(await drawn(page('')), 200);
    const after = upTo(await drawn(page('padding-top:9px')), 202);
    expect(placesOf(before, after).map(({ cause }) => cause)).toEqual(['1 px taller', '1 px taller']);
  });

  test('as wider', async () => {
    const cut = ({ data, height }: Pixels, from: number, width: number): Pixels => ({
      data: Buffer.concat(
        Array.from({ length: height }, (_, y) => Buffer.from(data.slice(y * from * 4, (y * from + width) * 4))),
      ),
      width,
      height,
    });
    const page = (style: string, colour: string) => row(button(style), dot(colour));
    const before = cut(await drawn(page('', '#1f5fbf')), 480, 200);
    const after = cut(await drawn(page('padding-right:18px', '#1a5cba')), 480, 204);
    expect(placesOf(before, after).map(({ severity, cause }) => [severity, cause])).toEqual([
      ['layout', '4 px wider'],
      ['colour', '#1f5fbf → #1a5cba'],
    ]);
  });
});

test.each([
  ['down', 'margin-top:28px'],
  ['right', 'margin-left:28px'],
])('what moved %s and has a part of another colour is told as both', async (to, style) => {
  const page = (margin: string, colour: string) =>
    `<div style="margin:20px;width:200px;${margin}">${words}<div style="height:30px;background:${colour}"></div></div>`;
  const places = placesOf(await drawn(page('', '#1f5fbf')), await drawn(page(style, '#1a5cba')));
  expect(places.map(({ cause }) => cause)).toContain(`moved 8 px ${to}`);
  expect(places.map(({ severity }) => severity)).toContain('colour');
  const alone = placesOf(await drawn(page('', '#1f5fbf')), await drawn(page(style, '#1f5fbf')));
  expect(new Set(alone.map(({ cause }) => cause))).toEqual(new Set([`moved 8 px ${to}`]));
});

test('of two that look alike, the one that is turned into the other did not move from there', async () => {
  const arrows = (first: string) =>
    ['l-4 8l4 8', first, 'l-4 8l4 8']
      .map((path) => `<svg width="24" height="24"><path d="M12 4${path}" fill="none" stroke="#000"/></svg>`)
      .join('');
  const [place] = placesOf(await drawn(arrows('l4 8l-4 8')), await drawn(arrows('l-4 8l4 8')));
  expect(place?.cause).not.toMatch(/^moved/);
});

test.each([
  ['colour', '#1f5fbf → #1a5cba', box('background:#1f5fbf'), box('background:#1a5cba')],
  ['colour', '#1b1f24 → #0055aa', card(), card('color:#0055aa')],
  ['layout', 'moved 8 px down', card(), card('margin-top:28px')],
  ['layout', 'moved 1 px right', card(), card('margin-left:33.3px')],
  ['text', /^shape /, card(), card('', words.replace('Friday', 'Monday'))],
  ['text', /^line #c9c4b8/, card(), card('border-style:dashed')],
  ['text', /^line #d8d4ca → #fbfaf7$/, '<hr>', '<hr style="visibility:hidden">'],
  ['faint', /→/, box('background:#1f5fbf'), box('background:#1f5fbc')],
])('says %s: %s', async (severity, cause, before, after) => {
  const [place, ...others] = placesOf(await drawn(before), await drawn(after));
  expect(place).toMatchObject({ severity, cause: typeof cause === 'string' ? cause : expect.stringMatching(cause) });
  expect(others.filter((other) => other.severity !== severity)).toEqual([]);
});

const badge = (weight: number, says: string) =>
  `<div style="font-size:12px;font-weight:${weight};width:110px">${says}</div>`;

test.each<[told: string[], before: string, after: string]>([
  [['heavier letters'], badge(500, 'Ready'), badge(600, 'Ready')],
  [['lighter letters'], badge(600, 'Waiting for parts'), badge(500, 'Waiting for parts')],
  [['heavier letters'], badge(500, 'A state whose name is long'), badge(650, 'A state whose name is long')],
  [[], badge(500, 'Waiting for parts'), badge(500, 'Ordered from afar')],
  [[], badge(500, 'Ready'), badge(500, 'Reedy')],
  [[], stripes(-45), stripes(-30)],
])('%j is told of letters', async (told, before, after) => {
  const said = placesOf(await drawn(before), await drawn(after)).flatMap(({ alsoCauses = [] }) => alsoCauses);
  expect([...new Set(said)]).toEqual(told);
});

test('frames that stand beside one another and are not dashed any more are no heavier letters', async () => {
  const chips = (style: string) =>
    card(
      '',
      ['Open', 'Ready', 'Sent']
        .map(
          (word) =>
            `<span style="margin-left:6px;padding:1px 6px;font-size:12px;border:1px ${style} #8a8577;border-radius:4px">${word}</span>`,
        )
        .join(''),
    );
  const places = placesOf(await drawn(chips('dashed')), await drawn(chips('solid')));
  expect(places.length).toBeGreaterThan(0);
  expect(places.flatMap(({ alsoCauses = [] }) => alsoCauses)).not.toContain('heavier letters');
});

test('what is drawn where no letters are is not told of letters', async () => {
  const [before, after] = [await drawn(badge(500, 'Ready')), await drawn(badge(600, 'Ready'))];
  const told = (letters: Area[]) => placesOf(before, after, letters).flatMap(({ alsoCauses = [] }) => alsoCauses);
  expect(told([{ x: 0, y: 0, width: 32, height: 15 }])).toEqual(['heavier letters']);
  expect(told([])).toEqual([]);
  // A frame is taller than what it stands around.
  expect(told([{ x: 0, y: 6, width: 32, height: 3 }])).toEqual([]);
});

const circle = (radius: string) =>
  `<span style="display:inline-block;margin:9px;width:24px;height:24px;background:#333;border-radius:${radius};font-size:12px;line-height:20px;text-align:center">1</span>`;

test.each<[told: string[], before: string, after: string]>([
  [['heavier letters'], badge(500, 'Ready'), badge(600, 'Ready')],
  [['lighter letters'], badge(600, 'Waiting for parts'), badge(500, 'Waiting for parts')],
  [['heavier letters'], badge(500, 'A state whose name is long'), badge(650, 'A state whose name is long')],
  [[], circle('50%'), circle('10px')],
])('%j is told of letters, where the page says where they are', async (told, was, is) => {
  const [before, after] = [await drawn(was), await drawn(is)];
  await page.evaluate(pieces);
  const words = (await page.evaluate(() => window.ninefoldPieces())).filter(isWords);
  const said = placesOf(before, after, words).flatMap(({ alsoCauses = [] }) => alsoCauses);
  expect([...new Set(said)]).toEqual(told);
});

test('who draws where a picture changed is told: the component, a pattern, a broken line', async () => {
  const hatched = (angle: number) =>
    card('padding:30px', `<b>Name</b>${stripes(angle).replace('<div', '<div class="hatched"')}`);
  const [before, after] = [await drawn(hatched(-45)), await drawn(hatched(-30))];
  await page.evaluate(pieces);
  const found = await page.evaluate(() => {
    const [root, gap] = ['Root', 'Gap'].map((value) => Object.defineProperty(() => value, 'name', { value }));
    for (const [selector, ...types] of [['.hatched', root, gap, 'div'] as const, ['.card', gap, 'div'] as const])
      Object.assign(document.querySelector(selector) ?? {}, {
        __reactFiber$1: types.reduceRight((above: unknown, type) => ({ type, return: above }), null),
      });
    return window.ninefoldPieces();
  });
  const [place] = drawnBy(placesOf(before, after), found);
  expect(place?.alsoCauses).toEqual([expect.stringMatching(/^pattern repeating-linear-gradient\(-30deg, …/), 'in Gap']);
  expect(drawnBy(placesOf(before, before), found)).toEqual([]);
});

test.each(['No', 'OK', 'Yes', 'Add', 'Ready'])('letters of %s that stand farther apart are no layout', async (word) => {
  const label = (style: string) =>
    `<div style="margin:20.3px 32.3px;font-size:13px"><span style="${style}">${word}</span></div>`;
  const [before, after] = [await drawn(label('')), await drawn(label('letter-spacing:.08em'))];
  await page.evaluate(pieces);
  const found = (await page.evaluate(() => window.ninefoldPieces())).filter(isWords);
  expect(placesOf(before, after, found).map(({ severity }) => severity)).toEqual(['text']);
  const moved = placesOf(before, await drawn(label('position:relative;left:4px')), found);
  expect(moved.map(({ severity }) => severity)).toEqual(['layout']);
});

const ticked = (border: string, icon = 'M3 7l3 3 6-6') =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;width:16px;height:16px;border:1px solid ${border};border-radius:4px"><svg class="lucide lucide-check" width="14" height="14"><path d="${icon}" fill="none" stroke="#000"/></svg></span>`;

test.each([
  ['its icon', 'the icon check', ticked('#888', 'M3 9l3 3 6-6')],
  ['its border', undefined, ticked('#bbb')],
  ['its radius', undefined, ticked('#888').replace('radius:4px', 'radius:0')],
])('of a box that is ticked, %s that changed is called %s', async (_, thing, is) => {
  const [before, after] = [await drawn(card('', ticked('#888'))), await drawn(card('', is))];
  await page.evaluate(pieces);
  const found = await page.evaluate(() => window.ninefoldPieces());
  const places = drawnBy(placesOf(before, after), found);
  expect(new Set(places.map((place) => place.thing))).toEqual(new Set([thing]));
});

test.each([
  [
    '“Fridoy, 6 March 2026, in the ev…”',
    '<p>Friday, 6 March 2026, in the evening</p>',
    '<p>Fridoy, 6 March 2026, in the evening</p>',
  ],
  ['the frame of “Save”', '<button>Save</button>', '<button style="border-radius:9px">Save</button>'],
  [
    'the icon check',
    '<svg class="lucide lucide-check" width="24" height="24"><path d="M2 4h9" stroke="#000"/></svg>',
    '<svg class="lucide lucide-check" width="24" height="24"><path d="M2 9h9" stroke="#000"/></svg>',
  ],
  ['the field of “Kim”', '<input value="Kim">', '<input value="Kim" style="border-radius:9px">'],
])('it is %s that changed', async (thing, was, is) => {
  const [before, after] = [await drawn(card('', was)), await drawn(card('', is))];
  await page.evaluate(pieces);
  const found = await page.evaluate(() => window.ninefoldPieces());
  expect(drawnBy(placesOf(before, after), found)).toContainEqual(expect.objectContaining({ thing }));
});
