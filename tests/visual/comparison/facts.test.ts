import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { readPixels } from '../baselines.ts';
import { looks } from '../capture/page/looks.ts';
import { pieces } from '../capture/page/pieces.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import { drawnBy, isWords } from './drawn-by.ts';
import { explained } from './explained.ts';
import { factsOf, knownIn, writtenLooks } from './facts.ts';
import { placesOf } from './places.ts';

let browser: Browser;
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 480, height: 300 } });
  session = await page.context().newCDPSession(page);
  await page.setContent('<style>body { margin: 0; font: 15px sans-serif } * { box-sizing: border-box }</style>');
  await page.evaluate(pieces);
  await page.evaluate(looks);
}, 180_000);
afterAll(() => browser?.close());

/** A page whose elements are drawn by the components that they name, as high as what is in it. */
async function shown(html: string, direction = 'ltr') {
  const height = await page.evaluate(
    ([inside = '', dir = '']) => {
      document.body.innerHTML = `<div id="storybook-root" dir="${dir}">${inside}</div>`;
      for (const element of document.querySelectorAll<HTMLElement>('[data-by]')) {
        const [own, above] = [element.dataset.by, element.dataset.in].map((value) =>
          Object.defineProperty(() => null, 'name', { value: value ?? '' }),
        );
        Object.assign(element, { __reactFiber$1: { type: own, return: { type: above, return: null } } });
      }
      return document.body.offsetHeight;
    },
    [html, direction],
  );
  const clip = { x: 0, y: 0, width: 480, height, scale: 1 };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', clip });
  return {
    pixels: await readPixels(Buffer.from(data, 'base64')),
    pieces: await page.evaluate(() => window.ninefoldPieces()),
    looks: await page.evaluate(() => window.ninefoldLooks()),
  };
}

/** What each decision says. */
async function said(
  was: string,
  is: string,
  { direction, title = 'App/Page: One' } = {} as { direction?: string; title?: string },
) {
  const before = await shown(was, direction);
  const after = await shown(is, direction);
  const drawn = drawnBy(placesOf(before.pixels, after.pixels, after.pieces.filter(isWords)), after.pieces);
  const boxes = explained(drawn, knownIn(writtenLooks(before.looks), after.looks, drawn));
  const change = { story: 'one', title, mode: 'light desktop', kind: 'changed', boxes } as const;
  return boxes.length > 0 ? decisionsOf([change]).map(({ says }) => says) : [];
}

const button = (style = '', words = 'Save') =>
  `<button data-by="Button" style="margin:20px;padding:8px 14px;border:1px solid #888;border-radius:6px;background:#fff;color:#333;font-size:15px;font-weight:500;${style}">${words}</button>`;
const line = (style = '') => `<hr data-by="Separator" style="margin:20px;border:0;border-top:2px solid #444;${style}">`;
const knob = (size: number, more = '') =>
  `<div data-by="Switch" style="margin:20px;width:48px;height:28px;padding:3px;background:#ccc;${more}"><div style="width:${size}px;height:${size}px;border-radius:9px;background:#333"></div></div>`;
const icon = (name: string, path: string) =>
  `<svg data-by="Dialog" class="lucide lucide-${name}" width="16" height="16" style="margin:20px"><path d="${path}" fill="none" stroke="#000"/></svg>`;
const framed = (style: string, inside: string) =>
  `<div data-by="Dialog" style="margin:20px;border:1px solid #444;${style}">${inside}</div>`;
const card = (style = '', inside = 'Washing machine leaks') =>
  `<div data-by="Card" style="margin:20px;padding:12px;border:1px solid #aaa;background:#fff;color:#333;${style}">${inside}</div>`;

test.each([
  ['Button: corners 6 → 4 px', button(), button('border-radius:4px')],
  ['Separator: solid → dashed', line(), line('border-top-style:dashed')],
  ['Separator: dashed → solid', line('border-top-style:dashed'), line()],
  ['Card: 100 % → 80 % opaque', card(), card('opacity:.8')],
  ['Button: focus ring gone', button('outline:2px solid #06c'), button()],
  ['Button: focus ring 2 → 1 px', button('outline:2px solid #06c'), button('outline:1px solid #06c')],
  ['Switch: 18 → 16 px wide and high', knob(18), knob(16)],
  ['Button: padding 8 → 9 px', button(), button('padding:9px 14px')],
  ['Button: heavier letters, 500 → 700', button(), button('font-weight:700')],
  ['Button: margin 20 → 24 px', button(), button('margin-inline-start:24px')],
  ['Button: line 1 → 2 px', button(), button('border-width:2px')],
  ['Card: shadow gone', card('box-shadow:0 1px 4px #0006'), card()],
  ['Button: corners 6 px → fully round', button(), button('border-radius:9999px')],
  ['Button: corners fully round → 6 px', button('border-radius:calc(infinity * 1px)'), button()],
  ['Dialog: icon x → check', icon('x', 'M2 2l12 12M14 2l-12 12'), icon('check', 'M2 9l4 4 8-10')],
  ['Card: top 0 → 2 px', card('position:relative'), card('position:relative;top:2px')],
  ['Card: z-index 1 → 3', layered(1), layered(3)],
  ['Card: moved by 3, 0 px', card(), card('transform:translate(3px)')],
  ['Card: turned by 2°', card('transform:rotate(1deg)'), card('transform:rotate(3deg)')],
  ['Card: scaled 1 → 0.9', card(), card('transform:scale(.9)')],
  ['Card: corners 2 → 6 px', layered(1, 2), layered(3, 6)],
  ['Card: pattern added', card(), card('background-image:linear-gradient(90deg,#eee,#fff)')],
])('%s', async (says, was, is) => {
  expect(await said(was, is)).toEqual([says]);
  expect(await said(was, is, { direction: 'rtl' })).toEqual([says]);
});

test('what lies over the page is told by itself, though nothing of our own is around it', async () => {
  const sheet = (style: string) =>
    `${card()}</div><div data-by="Dialog" style="position:absolute;inset:40px 60px 20px;background:#fff;border:1px solid #888;border-radius:6px;${style}"><h2 data-by="DialogHeader" data-in="Dialog">Save</h2></div><div>`;
  expect(await said(sheet(''), sheet('border-radius:2px'))).toEqual(['Dialog: corners 6 → 2 px']);
});

test('a part is called as the component that it is a part of, and what a library lends as what it was lent to', async () => {
  const part = (by: string, within: string, style: string) =>
    `<div style="padding:20px">${card('').replace('data-by="Card"', `data-by="${by}" data-in="${within}"`).replace('style="', `style="${style};`)}</div>`;
  for (const [by, within, told] of [
    ['DialogHeader', 'Dialog', 'Dialog'],
    ['ListScreen', 'Card', 'ListScreen'],
    ['MenuPortal', 'DropdownMenu', 'DropdownMenu'],
  ] as const)
    expect(await said(part(by, within, ''), part(by, within, 'border-radius:9px'))).toEqual([
      `${told}: corners 0 → 9 px`,
    ]);
});

test('a colour is told by itself, and as pixels tell it', async () => {
  expect(await said(button(), button('background:#dde'))).toEqual(['the frame of “Save”: #ffffff → #ddddee in Button']);
  expect(await said(button(), button('background:#dde;padding:9px 14px'))).toEqual([
    '2 causes: Button: padding 8 → 9 px; #ffffff → #ddddee in Button',
  ]);
});

test('a colour that shows in several ways is one pair, whatever else looks nearly so', async () => {
  const look = (ground: string, edge: string, ring: string) =>
    `background:${ground};border-color:${edge};outline:2px solid ${ring}`;
  const two = (accent: string) =>
    button(look('#ffffff', '#888888', accent), 'Open') + button(look(accent, accent, accent), 'Save');
  expect((await said(two('#184db6'), two('#1247af'))).map((one) => one.replace(/^.*?: | in Button$/g, ''))).toEqual([
    '#184db6 → #1247af',
  ]);
});

test('a frame of two colours is told by those that changed, and what is drawn small as its colour', async () => {
  const chip = (colour: string) =>
    `<span data-by="Badge" style="display:inline-block;margin:9px;width:24px;height:24px;font-size:9px;line-height:20px;text-align:center;border:1px solid ${colour};border-bottom-color:#999999;border-radius:9999px;color:${colour}">IN</span>`;
  expect((await said(chip('#184db6'), chip('#4a9e5f'))).map((one) => one.replace(/^.*?: /, ''))).toEqual([
    '#184db6 → #4a9e5f in Badge',
  ]);
});

test.each([
  ['of thin letters', '#333333 → #777788', card('font-size:9px;font-weight:300;color:#333333'), 'color:#777788'],
  ['of a round edge', '#aaaaaa → #cc8888', card('border-radius:12px'), 'border-color:#cc8888'],
  [
    'of light letters on a dark ground',
    '#e4e8ed → #f5968f',
    card('font-size:12px;background:#20252d;color:#e4e8ed', 'j Enter ? / ⌘K'),
    'color:#f5968f',
  ],
  ['of letters and their ground', '#ffffff → #ddddee', card('font-size:9px'), 'background:#ddddee;color:#555566'],
  ['of what shines through', '#000000 at 40 % → #000000 at 60 %', card('background:#00000066'), 'background:#00000099'],
])('the colour %s is told as it was set: %s', async (_, says, was, style) => {
  const told = (await said(was, was.replace('">', `;${style}">`))).join();
  expect(told).toContain(says);
  // Of which pixels came of it nobody is told.
  const pairs = told.match(/#\S+(?: at \d+ %)? → #[0-9a-f]+/g) ?? [];
  expect(pairs.length).toBe(style.includes(';') ? 2 : 1);
  expect(told).not.toMatch(/ more|line |otherwise/);
});

test.each([
  ['Button: line 1 → 2 px, corners 6 → 4 px', button(), button('border-radius:4px;border-width:2px')],
  [
    '2 causes: Button: corners 6 → 4 px; Separator: solid → dashed',
    button() + line(),
    button('border-radius:4px') + line('border-top-style:dashed'),
  ],
  [
    '2 causes: Button: padding 8 → 9 px; Separator: solid → dashed',
    button() + line(),
    button('padding:9px 14px') + line('border-top-style:dashed'),
  ],
  [
    '2 causes: Button: padding 8 → 9 px; #ffffff → #ddddee in Card',
    button() + card(),
    button('padding:9px 14px') + card('background:#dde'),
  ],
  [
    '2 causes: Switch: 18 → 16 px wide and high; Separator: solid → dashed',
    knob(18) + line(),
    knob(16) + line('border-top-style:dashed'),
  ],
  [
    '2 causes: Dialog: corners 0 → 6 px; Dialog: icon x → check',
    framed('', icon('x', 'M2 2l12 12M14 2l-12 12')),
    framed('border-radius:6px', icon('check', 'M2 9l4 4 8-10')),
  ],
])('of two things in one picture none is accepted in silence: %s', async (says, was, is) => {
  const parts = (one: string) => one.split(/; |: (?=[A-Z])/).sort();
  expect((await said(was, is)).map(parts)).toEqual([parts(says)]);
});

/** Below something, or over it. */
function layered(order: number, corners = 0) {
  return `${card(`position:relative;z-index:${order};border-radius:${corners}px`)}<div data-by="Banner" style="position:relative;z-index:2;margin:-44px 40px 9px;height:24px;background:#246"></div>`;
}

test('what is set in the same colour and shows in another one lies under something else', async () => {
  const veil = '<div data-by="Scrim" style="position:absolute;inset:0;background:#0006"></div>';
  const raised = card('position:relative');
  expect(await said(veil + raised, raised + veil)).toEqual(['Card: something else lies over it']);
  expect(await said(raised + veil, veil + raised)).toEqual(['Card: nothing lies over it any more']);
});

/** Labels that stand beside one another as long as there is room. */
const labels = (padding: number, above = '', last = ['#ac2120', '#fde9e7']) => {
  const label = (word: string, line: string, ground: string, far = 0) =>
    `<span data-by="Badge" style="box-sizing:content-box;width:60px;padding:2px ${padding}px;margin-left:${far}px;height:16px;border:1px solid ${line};background:${ground};font-size:12px">${word}</span>`;
  const all = [
    label('Waiting', '#777788', '#eeeeff'),
    label('Ready', '#136239', '#ddf6e4'),
    label('Refused', last[0] ?? '', last.at(-1) ?? '', 60),
  ];
  return `<div style="display:flex;flex-wrap:wrap;align-content:start;gap:12px;width:342px;height:160px;padding:16px;background:#f8f7f4">${above}${all.join('')}</div>`;
};

test('what stands in another line for something else has no colour of its own', async () => {
  expect(await said(labels(6), labels(9))).toEqual(['Badge: padding 6 → 9 px']);
  expect(await said(labels(9), labels(6))).toEqual(['Badge: padding 9 → 6 px']);
});

test('what stands in another line and has another colour as well is told as both, and as no third', async () => {
  const told = ['#a02020 → #2020a0 in Badge', 'Badge: padding 6 → 9 px'].toSorted();
  const both = await said(labels(6, '', ['#a02020']), labels(9, '', ['#2020a0']));
  expect(both.map((one) => one.replace('2 causes: ', '').split('; ').sort())).toEqual([told]);
});

test('a colour of which no look tells is told all the same where something moved besides', async () => {
  const hatched = (colour: string) =>
    `<i data-by="Gap" style="width:300px;height:40px;background:linear-gradient(${colour},${colour})"></i>`;
  expect(await said(labels(6, hatched('#c9d4b8')), labels(9, hatched('#c9b4d8')))).toEqual([
    '2 causes: Badge: padding 6 → 9 px; #c9d4b8 → #c9b4d8 in Gap',
  ]);
});

test('what came to look as another one of the same is told, though no look is new', async () => {
  const pair = (style: string) => button(style) + button('border-radius:4px', 'Send');
  expect(await said(pair(''), pair('border-radius:4px'))).toEqual(['Button: corners 6 → 4 px']);
});

test('what a component draws otherwise in the stories of another one alone is told of both', async () => {
  const title = 'Data/Page: One';
  expect(await said(button(), button('border-radius:4px'), { title })).toEqual(['Button in Page: corners 6 → 4 px']);
});

test('what nothing shows of is not told', async () => {
  const apart = (style: string, word: string) => button(style, word) + card();
  expect(await said(apart('', 'Save'), apart('min-width:4px', 'Save'))).toEqual([]);
  const [says] = await said(card() + button(), card('min-width:4px') + button('', 'Sand'));
  expect(says).not.toContain('at least');
});

test('words that are other ones are no look', async () => {
  expect(await said(button(), button('', 'Sava'))).toEqual(['“Sava”: looks different in Button']);
});

test('an icon of which nobody wrote down what it was is none that came', () => {
  const area = { x: 0, y: 0, width: 16, height: 16 };
  const now = [{ says: 'Button svg; icon: check; width: 20px', areas: [area] }];
  expect(factsOf('1 Button svg; width: 16px', now).map(({ says }) => says)).toEqual(['16 → 20 px wide']);
  expect(factsOf('1 Button svg; icon: x; width: 20px', now).map(({ says }) => says)).toEqual(['icon x → check']);
});

test('what letters stand in a link in is not told to have other letters', async () => {
  const before = await shown('<p data-by="Bar">Received</p>');
  const after = await shown('<p data-by="Bar"><a data-by="Link" style="color: red">Received</a></p>');
  const facts = factsOf(writtenLooks(before.looks), after.looks);
  expect(facts.filter(({ component }) => component === 'Bar').map(({ says }) => says)).toEqual([]);
  const back = factsOf(writtenLooks(after.looks), before.looks);
  expect(back.filter(({ component }) => component === 'Bar').map(({ says }) => says)).toEqual([]);
});
