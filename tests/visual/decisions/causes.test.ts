import { describe, expect, test } from 'vitest';
import type { Place } from '../comparison/places.ts';
import type { Change } from '../results.ts';
import { decisionsOf } from './decisions.ts';

const modes = ['light desktop', 'dark desktop', 'light phone', 'dark phone'];

interface Seen {
  /** `Badge: One`; with a slash, of another chapter than the components. */
  story: string;
  /** In what it looks like that: in all modes, or those with a word in their name. */
  mode?: string;
  severity?: Place['severity'];
  says: string | ((mode: string) => string);
  /** What draws where it changed. */
  drawer?: string;
  /** What its component shares parts with. */
  family?: string;
  /** What else draws in the picture. */
  beside?: string[];
}

const pictures = ({ story, mode: only = '', severity = 'layout', says, drawer, family, beside = [] }: Seen): Change[] =>
  modes
    .filter((mode) => mode.includes(only))
    .map((mode) => ({
      story,
      title: story.includes('/') ? story : `Data/${story}`,
      mode,
      kind: 'changed',
      family,
      components: [...(drawer ? [drawer] : []), ...beside],
      boxes: [
        {
          ...{ x: 0, y: 0, width: 9, height: 9, pixels: 40, severity },
          cause: typeof says === 'string' ? says : says(mode),
          alsoCauses: drawer ? [`in ${drawer}`] : [],
        },
      ],
    }));

/** Each decision by its stories. */
const decided = (seen: readonly Seen[]) =>
  decisionsOf(seen.flatMap(pictures)).map(({ changes }) => [...new Set(changes.map(({ story }) => story))].sort());

const moved = (story: string, drawer: string, more: Partial<Seen> = {}): Seen => ({
  story,
  drawer,
  says: 'moved 1 px down',
  ...more,
});
const redrawn = (story: string, drawer: string, says: Seen['says'], more: Partial<Seen> = {}): Seen => ({
  story,
  drawer,
  says,
  severity: 'text',
  ...more,
});
const each = (shape: string) => (mode: string) => `shape ${shape} ${mode}`;

test.each([
  ['focus', 'right to left'],
  ['hover', 'forced light'],
])('what is seen in %s alone and what is in %s alone are two, though of one story', (one, other) => {
  const changes = [one, other].flatMap((mode) =>
    pictures(redrawn('Pagination: One', 'Button', `shape ${mode}`))
      .slice(0, 1)
      .map((change) => ({ ...change, mode })),
  );
  expect(
    decisionsOf(
      changes.map((change) => ({ ...change, boxes: change.boxes?.map((box) => ({ ...box, alsoCauses: [] })) })),
    ),
  ).toHaveLength(2);
});

test('what is seen right to left alone is not accepted with what changed in the same component elsewhere', () => {
  const [flipped] = pictures(redrawn('Pagination: One', 'Button', 'shape arrow'));
  const ring = pictures(redrawn('Pagination: Two', 'Button', each('ring')));
  const own = pictures(redrawn('Button: One', 'Button', each('own')));
  const beside = { ...flipped, mode: 'focus' } as Change;
  const decisions = decisionsOf([{ ...flipped, mode: 'right to left' } as Change, beside, ...ring, ...own]);
  expect(decisions.map(({ changes }) => changes.length)).toEqual([9, 1]);
});

test('a name that is lost and a look that changed in another mode are two', () => {
  const [light, dark] = pictures(redrawn('Pagination: One', 'Button', each('a')));
  const heard = { ...light, boxes: [], spoken: { lines: ['- - navigation "Pages"', '+ - navigation'] } } as Change;
  const seen = { ...dark, mode: 'focus' } as Change;
  expect(
    decisionsOf([heard, seen])
      .map(({ says }) => says)
      .sort(),
  ).toEqual(['looks different in Pagination', 'navigation “Pages” has lost its name']);
});

test.each([
  ['Badge', 'Badge'],
  ['Command palette', 'CommandPalette'],
])('a decision is called by a story of the component that changed, %s, though others use it', (name, component) => {
  const seen = [
    moved('App/List: One', 'Row', { beside: [component] }),
    moved('Accordion: One', component, { beside: ['Accordion'] }),
    moved(`${name}: One`, component),
  ];
  expect(decisionsOf(seen.flatMap(pictures)).map(({ id }) => id)).toEqual([`${name}: One/light-desktop`]);
});

describe('two things are two decisions', () => {
  test.each<[what: string, one: Seen[], other: Seen[]]>([
    [
      'that move by the same, in two components',
      [moved('Badge: One', 'Badge'), moved('Badge: Two', 'Badge')],
      [moved('Stepper: One', 'Stepper')],
    ],
    [
      'that move by the same, one of them seen on a screen as well',
      [moved('Badge: One', 'Badge'), moved('App/List: One', 'Row', { beside: ['Badge', 'Text'] })],
      [moved('Stepper: One', 'Stepper'), moved('Stepper: Two', 'Text', { beside: ['Stepper'] })],
    ],
    [
      'that grow by the same',
      [moved('Card: One', 'Card', { says: '2 px taller' })],
      [moved('Banner: One', 'Banner', { says: '2 px taller' })],
    ],
    [
      'that move the same component, which did not change',
      [moved('Pagination: One', 'Button', { says: 'moved 1 px right' })],
      [moved('Dialog: One', 'Button', { says: 'moved 4 px left' })],
    ],
    [
      'that draw the same component otherwise, which did not change',
      [
        redrawn('Pagination: One', 'Button', each('a')),
        redrawn('App/List: One', 'Button', each('b'), { beside: ['Pagination'] }),
      ],
      [redrawn('Dialog: One', 'Button', each('c'))],
    ],
    [
      'of one form, as corners are',
      [redrawn('Button: One', 'Button', 'shape corner'), redrawn('Button: Two', 'Button', 'shape corner')],
      [redrawn('Card: One', 'Card', 'shape corner')],
    ],
    [
      'that dash the same line',
      [redrawn('Button: One', 'Button', 'line #ccc → #fff')],
      [redrawn('Card: One', 'Card', 'line #ccc → #fff')],
    ],
    [
      'of which one is seen on a phone alone, in a story that shows the other',
      [moved('Badge: One', 'Badge'), moved('Card: One', 'Badge', { mode: 'desktop' })],
      [
        moved('Card: One', 'Card', { mode: 'phone', says: '20 px taller' }),
        moved('Card: Two', 'Card', { mode: 'phone', says: '20 px taller' }),
      ],
    ],
    [
      'that look lighter, though who draws one of them is not known',
      [redrawn('Stepper: One', 'Stepper', 'lighter letters'), redrawn('Stepper: Two', 'Stepper', 'lighter letters')],
      [redrawn('Breadcrumbs: One', '', 'lighter letters')],
    ],
    [
      'that look lighter, though nobody knows who draws them',
      [redrawn('Stepper: One', '', 'lighter letters'), redrawn('Stepper: Two', '', 'lighter letters')],
      [redrawn('Breadcrumbs: One', '', 'lighter letters')],
    ],
    [
      'that look lighter, of which one is called nearly as the other',
      [redrawn('Text: One', 'Text', 'lighter letters'), redrawn('Text: Two', 'Text', 'lighter letters')],
      [redrawn('TextField: One', 'TextField', 'lighter letters'), redrawn('TextField: Two', '', 'lighter letters')],
    ],
    [
      'that look lighter, of which one has a part, which is no third component',
      [
        redrawn('Stepper: One', 'Stepper', 'lighter letters'),
        redrawn('Stepper: Two', 'StepperMark', 'lighter letters'),
      ],
      [redrawn('Tabs: One', 'Tab', 'lighter letters'), redrawn('Tabs: Two', '', 'lighter letters')],
    ],
  ])('%s', (_, one, other) => {
    const of = (seen: readonly Seen[]) => [...new Set(seen.map(({ story }) => story))].sort();
    expect(decided(one)).toEqual([of(one)]);
    expect(decided(other)).toEqual([of(other)]);
    expect(decided([...one, ...other]).sort()).toEqual([of(one), of(other)].sort());
  });
});

describe('two things of which some pictures show one alone', () => {
  const dialog = (story: string, ...facts: [thing: string, says: string][]) =>
    pictures({ story: `Dialog: ${story}`, says: '', severity: 'text' }).map(
      (change): Change => ({
        ...change,
        boxes: facts.map(([thing, says]) => ({
          ...{ x: 0, y: 0, width: 9, height: 9, pixels: 40, severity: 'text', thing },
          cause: `style ${says}`,
          alsoCauses: [`in ${thing}`],
        })),
      }),
    );
  const corners: [string, string] = ['Dialog', 'corners 4 → 0 px'];
  const icon: [string, string] = ['Button', 'icon x → trash'];
  const [one, other] = ['Dialog: corners 4 → 0 px', 'Button in Dialog: icon x → trash'];
  const both = `2 causes: ${one}; ${other}`;
  const told = (changes: Change[]) =>
    decisionsOf(changes)
      .map(({ says, causes = 1, changes }) => [says, causes, changes.length])
      .sort();

  test('are decided apart, as far as pictures show one of them', () => {
    const most = ['Open', 'Long', 'Composed'].flatMap((story) => dialog(story, corners, icon));
    expect(told([...most, ...dialog('Alert', corners)])).toEqual([
      [both, 2, 12],
      [one, 1, 4],
    ]);
    expect(told([...most, ...dialog('Alert', corners), ...dialog('Side', icon)])).toEqual([
      [both, 2, 12],
      [other, 1, 4],
      [one, 1, 4],
    ]);
    // Named with the few that have it as well, it would be accepted with the others.
    const few = dialog('Open', corners, icon);
    const others = ['Alert', 'Long', 'Composed'].flatMap((story) => dialog(story, corners));
    expect(told([...few, ...others])).toEqual([
      [both, 2, 4],
      [one, 1, 12],
    ]);
  });

  test('are decided apart in the modes of one story, too', () => {
    const [light, dark, ...phones] = dialog('Open', corners, icon);
    const alone = (change: Change | undefined, box: number) =>
      ({ ...change, boxes: change?.boxes?.slice(box, box + 1) }) as Change;
    expect(told([alone(light, 0), alone(dark, 1), ...phones])).toEqual([
      [both, 2, 2],
      [other, 1, 1],
      [one, 1, 1],
    ]);
  });
});

describe('one thing is one decision', () => {
  const four = ['Badge', 'Button', 'Card', 'Stepper'];
  test.each<[what: string, seen: Seen[]]>([
    ['a space that four components rest on', four.map((name) => moved(`${name}: One`, name))],
    ['a radius that four components rest on', four.map((name) => redrawn(`${name}: One`, name, 'shape corner'))],
    ['a weight of four, whoever draws them', four.map((name) => redrawn(`${name}: One`, '', 'heavier letters'))],
    ['a weight that four components rest on', four.map((name) => redrawn(`${name}: One`, name, 'heavier letters'))],
    [
      'a component, also where others use it, and in letters of every form',
      [
        redrawn('Button: One', 'Button', each('a')),
        redrawn('Dialog: One', 'Button', each('b')),
        redrawn('App/List: One', 'Button', each('c')),
      ],
    ],
    [
      'a component that pushes others away, which stand above it and come first',
      [
        moved('Badge: One', 'Badge'),
        moved('Card: One', 'Heading', { beside: ['Badge'] }),
        moved('App/List: One', 'Row', { beside: ['Badge'], says: 'moved 2 px down' }),
      ],
    ],
    [
      'what is drawn by the same part of two components of one folder',
      [
        redrawn('Dialog: One', 'Dialog', 'style corners 4 → 8 px'),
        redrawn('Drawer: One', 'Drawer', 'style corners 4 → 8 px', { family: 'Dialog' }),
      ],
    ],
    [
      'what stands in two components of one folder',
      [
        redrawn('Dialog: One', 'Button', 'style icon x → check'),
        redrawn('Drawer: One', 'Button', 'style icon x → check', { family: 'Dialog' }),
      ],
    ],
    ['a part of a component', [moved('Tabs: One', 'Tab'), moved('Tabs: Two', 'Tab', { says: '3 px taller' })]],
  ])('%s', (_, seen) => {
    expect(decided(seen)).toHaveLength(1);
  });
});
