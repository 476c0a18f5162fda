import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { liveReading } from '#tooling/live-reading';

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n\n`;
const empty = read('# Product\n\n## 1. Purpose\n\nWhat is it for?\n');

interface Chapters {
  words?: string;
  screens?: string;
  lifecycles?: string;
  access?: string;
}

const library = ({ words = '', screens = 'kind: list, entity: book', lifecycles = '', access = '' }: Chapters = {}) =>
  read(
    [
      `# Library\n\n${words}## 1. Purpose\n\n${fence('title: Library')}`,
      `## 2. Screens\n\n${fence(`books: { path: /, ${screens} }`)}`,
      `## 3. Entities\n\n${fence('book: { fields: { name: { type: string }, state: { type: string } } }')}`,
      lifecycles && `## 4. Lifecycles\n\n${fence(lifecycles)}`,
      access && `## 6. Access\n\n${fence(access)}`,
    ].join(''),
  );

test.each<[what: string, Chapters]>([
  ['an unknown key', { screens: 'kind: list, entity: book, coulmns: [name]' }],
  ['a wrong lifecycle', { lifecycles: 'book: { field: state, states: here }' }],
  ['a wrong permission', { access: 'roles: { clerk: {} }\npermissions: [{ roles: [clrk], can: [read], on: [book] }]' }],
])('%s breaks itself alone, and what is right is shown', (_what, chapters) => {
  const newest = library(chapters);
  expect(newest.problems).not.toEqual([]);
  expect(liveReading(empty, newest)).toBe(newest);
  expect(liveReading(library(), newest)).toBe(newest);
  expect(compile(newest.specification)).toMatchObject({ title: { text: 'Library' }, screens: [{ name: 'books' }] });
});

test('what guards a record stays shut where it is wrong', () => {
  const denying = { access: 'roles: { clerk: {} }\npermissions: [{ roles: [clrk], can: [read], on: [book] }]' };
  const product = compile(liveReading(library(), library(denying)).specification);
  const book = product.entity('book');
  const asked = book && product.access.decide('read', book, { subject: { id: 'x', roles: ['clerk'] } }, { id: '1' });
  expect(asked?.answer).not.toBe(true);
});

test('a block in the middle of typing leaves on screen what was shown, where each fact stands now', () => {
  const torn = library({ words: 'Lends books.\n\n', screens: 'kind: [list, entity: book' });
  const live = liveReading(library(), torn);
  expect(live.isEarlier).toBe(true);
  expect(live.problems).toBe(torn.problems);
  expect(compile(live.specification).screens).toHaveLength(1);
  expect(live.specification.positions).toBe(torn.specification.positions);
  expect(live.specification.chapters.map(({ line }) => line)).toEqual(
    torn.specification.chapters.map(({ line }) => line),
  );
  const lineOf = ({ gaps }: typeof torn) => gaps.find(({ path }) => path.startsWith('entities.book'))?.line ?? 0;
  expect(lineOf(live)).toBe(lineOf(library()) + 2);
});

test('of another document in the same file nothing stays on screen, however much of it cannot be read', () => {
  const other = read(`# Allotments\n\n## 2. Screens\n\n${fence('plots: [')}## 3. Entities\n\n${fence('plot: {}')}`);
  expect(liveReading(library(), other)).toBe(other);
  const renamed = read(`# Books\n\n## 3. Entities\n\n${fence('book: { title: Book }\nloan: [')}`);
  expect(liveReading(library(), renamed).isEarlier).toBe(true);
});

test('a block that cannot be read hides nothing that came with it', () => {
  const torn = library({ lifecycles: 'book: [' });
  expect(liveReading(empty, torn)).toBe(torn);
});
