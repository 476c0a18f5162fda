import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '#specification';
import { examplePaths, readDocument } from '#tooling/documents';
import { root } from '#tooling/run';
import { globalsIn, modesByKind, modes as usual } from '../../../.storybook/modes.ts';
import { storiesOf } from '../../../.storybook/stories-of.ts';
import { kindsOf, tellingStories, tellingStory } from '../../../.storybook/telling-stories.ts';
import { modes, modesOf } from './modes.ts';

const read = (path: string) => readFileSync(join(root, 'src/components', path), 'utf8');

test.each([
  ['button/button.stories.tsx', 'Gallery'],
  ['dropdown-menu/dropdown-menu.stories.tsx', 'Open'],
  ['data-table/data-table.stories.tsx', 'Everything'],
  ['spinner/spinner.stories.tsx', 'Playground'],
])('the most telling story of %s is %s', (path, story) => {
  expect(tellingStory(read(path))).toBe(story);
});

test('every component has a telling story, and kinds by what it is written of', () => {
  for (const path of globSync('*/*.stories.tsx', { cwd: join(root, 'src/components') }))
    expect(tellingStory(read(path))).toBeDefined();
  expect(kindsOf(read('badge/badge.tsx'), '')).toEqual(['component', 'foreign']);
  expect(kindsOf(read('pagination/pagination.tsx'), '')).toEqual(['component', 'foreign', 'speaking']);
  expect(kindsOf(read('pagination/pagination.tsx'), 'play: async () => {}')).toEqual(['component', 'english']);
  expect(kindsOf(read('spinner/spinner.tsx'), '')).toContain('moving');
  expect(kindsOf(read('tabs/tabs.variants.ts'), '')).toContain('dense');
  expect(kindsOf(read('badge/badge.tsx'), '')).not.toContain('dense');
});

test('of each kind of screen the first is looked at closely, lists and records also on paper, and where the document speaks Arabic they and forms in that', () => {
  const path = examplePaths().get('repair-desk');
  const stories = storiesOf(compile(readDocument(path ?? '').specification));
  const closely = stories
    .filter(({ kinds }) => kinds.includes('first of its kind'))
    .map(({ exportName }) => exportName);
  expect(closely).toHaveLength(new Set(closely).size);
  expect(closely).toEqual(expect.arrayContaining(['repairs_filled', 'repair_filled', 'Overview', 'Chapter_entities']));
  expect(closely).not.toContain('customers_filled');
  const kinds = new Map(stories.map((story) => [story.exportName, story.kinds]));
  expect(kinds.get('customers_filled')).toEqual(['screen', 'printed']);
  expect(kinds.get('repairs_empty')).toEqual([]);
  const arabic = stories.filter(({ kinds }) => kinds.includes('foreign')).map(({ exportName }) => exportName);
  expect(arabic).toEqual(['repairs_filled', 'repair_filled', 'newRepair_filled']);
});

test('modes of a kind come beside the usual ones, with what the browser is told apart from the globals', () => {
  const own = modesOf({ modes: { ...usual, ...modesByKind.component }, prefersReducedMotion: 'reduce' }, modes);
  expect(own.map(({ name }) => name)).toEqual([...Object.keys(usual), ...Object.keys(modesByKind.component)]);
  const forced = own.find(({ name }) => name === 'forced dark');
  expect(forced).toMatchObject({
    globals: { theme: 'dark' },
    media: { forcedColors: 'active', prefersReducedMotion: 'reduce' },
  });
});

test('a component is given its modes and states, and what its story says of its own stays', async () => {
  const { handler } = tellingStories().transform as {
    handler: (code: string, id: string) => Promise<{ code: string }>;
  };
  const body =
    'const meta = {};\nexport const One = {};\nexport const Gallery = { parameters: { chromatic: { delay: 9 } } };';
  const { code } = await handler(body, join(root, 'src/components/badge/badge.stories.tsx'));
  const { Gallery, One } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(One).toEqual({});
  expect(Gallery.parameters.chromatic.delay).toBe(9);
  expect(Object.keys(Gallery.parameters.chromatic.states)).toEqual([
    'hover',
    'dark hover',
    'focus',
    'dark focus',
    'active',
    'dark active',
  ]);
  expect(Object.keys(Gallery.parameters.chromatic.modes)).toEqual(['forced light', 'forced dark', 'arabic']);
});

test('Storybook takes from an address whatever a mode is told', () => {
  const told = Object.keys({ ...usual, ...Object.assign({}, ...Object.values(modesByKind)) }).map(globalsIn);
  expect(told.filter((globals) => !/^([\w -]+:[\w -]+;?)+$/.test(globals))).toEqual([]);
});

test.each([
  ['dark phone', 'theme:dark'],
  ['arabic', 'theme:light;direction:rtl;language:ar'],
  ['large text', 'theme:light;textSize:double'],
  ['dark focus', 'theme:dark'],
  ['a mode of a story alone', ''],
])('Storybook is told how to show %s', (mode, told) => {
  expect(globalsIn(mode)).toBe(told);
});
