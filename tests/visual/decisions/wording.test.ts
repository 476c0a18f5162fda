import { describe, expect, test } from 'vitest';
import type { Place } from '../comparison/places.ts';
import type { Change } from '../results.ts';
import { decisionsOf } from './decisions.ts';

const place = (severity: Place['severity'], cause: string, thing?: string, drawer = 'in Button'): Place => ({
  ...{ x: 0, y: 0, width: 9, height: 9, pixels: 40, severity, cause, thing },
  alsoCauses: severity === 'colour' ? [] : [drawer],
});
const change = (story: string, mode: string, boxes: Place[], lines?: string[]): Change => ({
  ...{ story, title: `Inputs/Button: ${story}`, mode, kind: 'changed', boxes },
  spoken: lines && { lines },
});
const said = (...changes: Change[]) => decisionsOf(changes).map(({ says }) => says);

test.each([
  ['“Save”: looks different in Button', [place('text', 'shape a', '“Save”')]],
  ['the icon check: looks different in Button', [place('text', 'shape a', 'the icon check')]],
  ['“Save”: moved 4 px down in Button', [place('layout', 'moved 4 px down', '“Save”')]],
  ['the frame of “Save”: #1a73e8 → #1967d2', [place('colour', '#1a73e8 → #1967d2', 'the frame of “Save”')]],
  [
    '“Save” and “Send”: looks different in Button',
    [place('text', 'shape a', '“Save”'), place('text', 'shape b', '“Send”')],
  ],
  [
    'several words: looks different in Button',
    ['“One”', '“Two”', '“Three”'].map((thing) => place('text', `shape ${thing}`, thing)),
  ],
  [
    'looks different in Button',
    ['“One”', '“Two”', 'the icon check'].map((thing) => place('text', `shape ${thing}`, thing)),
  ],
])('%s', (says, boxes) => {
  expect(said(change('one', 'light desktop', boxes))).toEqual([says]);
});

test('what one component is drawn with is told of it once, also beside colours', () => {
  const lies = change('one', 'light desktop', [place('text', 'style something else lies over it', 'Button')]);
  const tinted = change('one', 'dark desktop', [
    { ...place('colour', '#000000 → #737373'), alsoCauses: ['in Button'] },
  ]);
  expect(said(lies, tinted)).toEqual(['Button: something else lies over it, #000000 → #737373']);
});

test('what changed in pictures of which each has another thing is not called by the thing of one', () => {
  const named = change('one', 'light desktop', [place('layout', 'moved 1 px down', 'the frame of “Save”')]);
  const other = change('two', 'light desktop', [place('layout', 'moved 1 px down')]);
  expect(said(named, other)).toEqual(['moved 1 px down in Button']);
});

test('other words that need more room in another mode are one decision with them, which says both', () => {
  const lines = ['- - text: Ready', '+ - text: Ready for pickup'];
  const found = [
    change('one', 'light desktop', [place('text', 'shape a')], lines),
    change('one', 'dark desktop', [place('text', 'shape a')]),
    change('one', 'light phone', [place('layout', '20 px taller'), place('text', 'shape b')], lines),
    change('one', 'dark phone', [place('layout', '20 px taller'), place('text', 'shape b')]),
  ];
  expect(said(...found)).toEqual(['“Ready” → “Ready for pickup”, 20 px taller in Button']);
  expect(decisionsOf(found)).toMatchObject([{ severity: 'layout', changes: { length: 4 } }]);
  // A padding is no matter of words.
  const padded = change('one', 'light phone', [place('layout', 'style padding 6 → 8 px', 'Button')], lines);
  expect(said(...found.slice(0, 2), padded)).toHaveLength(2);
});

test('what does not fit in light does not fit in dark, where nobody speaks: that is one decision', () => {
  const moved = [place('layout', 'moved 4 px down')];
  const found = [
    change('one', 'light phone', moved, ['+ ! cuts off “Save”']),
    change('one', 'dark phone', moved),
    change('one', 'light desktop', moved),
  ];
  const says = 'moved 4 px down in Button';
  expect(said(...found)).toEqual([`“Save” is now cut off, and ${says}`, says]);
});

test('the same words that are lost from several names are one decision', () => {
  const lost = (story: string, name: string) =>
    change(story, 'light desktop', [], [`- - listitem "${name} (done)"`, `+ - listitem "${name}"`]);
  expect(said(lost('one', 'Order'), lost('two', 'Pay'), lost('three', 'Send'))).toEqual([
    'listitem “Order (done)” → “Order” and the like',
  ]);
  expect(
    said(lost('one', 'Order'), change('two', 'light desktop', [], ['- - text: Room', '+ - text: Place'])),
  ).toHaveLength(2);
});

describe('colours of one component alone', () => {
  const tinted = (story: string, drawer: string, pairs: string[], more: Place[] = []) =>
    change(story, 'light desktop', [
      ...pairs.map((pair) => ({ ...place('colour', pair), alsoCauses: [drawer] })),
      ...more,
    ]);
  const [one, two] = ['#101010 → #121212', '#a01010 → #b01212'] as const;

  test('are one decision, however many they are, and go with what else looks different in it', () => {
    expect(said(tinted('one', 'in Button', [one]), tinted('two', 'in Button', [two]))).toEqual([
      `${one}, ${two} in Button`,
    ]);
    const redrawn = tinted('three', 'in Button', [two], [place('text', 'shape a')]);
    expect(said(tinted('one', 'in Button', [one]), redrawn)).toEqual([
      `looks different, ${one} in Button; besides ${two} in Button`,
    ]);
  });

  test('go with a frame of which they are a part', () => {
    const body = tinted('two', 'in ButtonBody', [two]);
    expect(said(change('one', 'dark desktop', [place('text', 'line a')]), body)).toEqual([
      `line a in Button, ${two} in ButtonBody`,
    ]);
  });

  test('are another decision than those of two', () => {
    const elsewhere = { ...tinted('two', 'in Badge', [two]), title: 'Data/Badge: two' };
    expect(said(tinted('one', 'in Button', [one]), elsewhere)).toHaveLength(2);
  });
});

test('a thing is called as it is in the clearest mode, whatever its words in another', () => {
  const in_ = (mode: string, thing: string) => change('one', mode, [place('text', `shape ${mode}`, thing)]);
  expect(said(in_('arabic', '“حفظ”'), in_('light desktop', '“Save”'), in_('dark desktop', '“Save”'))).toEqual([
    '“Save”: looks different in Button',
  ]);
});

test('one thing in two components names both', () => {
  const icon = (title: string, drawer: string) => ({
    ...change('one', 'light desktop', [place('text', 'style icon x → check', 'Button', drawer)]),
    story: title,
    title,
    family: 'Dialog',
  });
  expect(said(icon('Overlays/Dialog: One', 'in Button'), icon('Overlays/Drawer: One', 'in Button'))).toEqual([
    'Button in Dialog, Drawer: icon x → check',
  ]);
});

test('what else is heard otherwise in a few of the pictures is told beside their cause', () => {
  const lost = ['- - group "Views":', '+ - group:'];
  const changes = ['one', 'two', 'three'].map((story) => change(story, 'light desktop', [], lost));
  const arabic = change('four', 'arabic desktop', [], [...lost, '- - text: prev', '+ - text: previ']);
  expect(said(...changes, arabic)).toEqual(['group “Views” has lost its name; besides “prev” → “previ” in 1 picture']);
});

test('where nobody knows who draws, the component of the stories does', () => {
  const [unknown] = [change('one', 'light desktop', [{ ...place('text', 'shape a'), alsoCauses: [] }])];
  expect(said(unknown as Change)).toEqual(['looks different in Button']);
});

test.each([
  [['- - button "Save"', '+ - button "Store"'], 'button “Save” → “Store”'],
  [['- - button "Save"', '+ - link "Save"'], 'button “Save” → link “Save”'],
  [['- - navigation "Pages":', '+ - navigation:'], 'navigation “Pages” has lost its name'],
  [['- - navigation:', '+ - navigation "Pages":'], 'navigation is now called “Pages”'],
  [
    ['- - text: Name', '- - button "Save"', '+ - text: Title', '+ - button "Store"', '- - link "A"', '+ - link "B"'],
    '3 causes: “Name” → “Title”; button “Save” → “Store”; link “A” → “B”',
  ],
  [['+ - listitem: 1 more', '- - listitem: 1 more'], 'listitem “1 more” is read out in another place'],
  [['- - button "Close"'], 'no longer button “Close”'],
  [['+ - text: "Ready: now"'], 'now “Ready: now”'],
  [
    ['- - heading "Bookings"', '- - text: nothing', '+ - text: nothing yet'],
    '2 causes: “nothing” → “nothing yet”; no longer heading “Bookings”',
  ],
])('of what is heard, %j, each line is held against the one in its place', (lines, says) => {
  const [word = ''] = /“[^”]+/.exec(says) ?? [];
  const line = lines.find((one) => one.includes(word.slice(1)));
  const only = change('one', 'light desktop', [], lines);
  const others = change('two', 'light desktop', [], line ? [line] : []);
  expect(said(only, others)[0]).toBe(says);
});

test.each([
  [['+ ! is 122 px wider than its window'], 'is now 122 px wider than its window, and moved 4 px down in Button'],
  [['- ! is 122 px wider than its window'], 'is no longer 122 px wider than its window, and moved 4 px down in Button'],
  [
    ['- ! is 9 px wider than its window', '+ ! is 122 px wider than its window'],
    'is now 122 px wider than its window, and moved 4 px down in Button',
  ],
  [['+ ! cuts off “Save”'], '“Save” is now cut off, and moved 4 px down in Button'],
  [['- ! cuts off “Save”'], '“Save” is no longer cut off, and moved 4 px down in Button'],
  [['- ! cuts off “Save”', '+ ! cuts off “Store”'], 'moved 4 px down in Button, and “Store” is now cut off'],
  [
    ['+ ! draws “é” in a font that it does not bring along'],
    'moved 4 px down in Button, and now draws “é” in a font that it does not bring along',
  ],
])('of findings, %j is said as a sentence', (lines, says) => {
  expect(said(change('one', 'light desktop', [place('layout', 'moved 4 px down')], lines))).toEqual([says]);
});
