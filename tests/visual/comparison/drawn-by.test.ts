import { expect, test } from 'vitest';
import type { Area } from '../capture/page/measuring.ts';
import { pieces } from '../capture/page/pieces.ts';
import { drawnBy, isWords } from './drawn-by.ts';
import { card, drawn, opensPage, page, stripes } from './drawn-page.ts';
import { placesOf } from './places.ts';

opensPage();

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
