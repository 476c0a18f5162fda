import { describe, expect, test } from 'vitest';
import type { Pixels } from './compare.ts';
import { box, card, drawn, fading, opensPage, stripes, words } from './drawn-page.ts';
import { placesOf } from './places.ts';

opensPage();

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

  test('because something in it moved, that is told', async () => {
    const page = (style: string) => row(button(style)) + row(dot('#333'));
    const before = upTo(await drawn(page('')), 120);
    const after = upTo(await drawn(page('margin-top:1px')), 121);
    expect(placesOf(before, after).map(({ cause, alsoCauses }) => [cause, alsoCauses])).toEqual([
      ['moved 1 px down', ['1 px taller']],
    ]);
    expect(placesOf(after, before).map(({ cause }) => cause)).toEqual(['moved 1 px up']);
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
