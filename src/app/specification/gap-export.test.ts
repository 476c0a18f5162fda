import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { gapWordsFor } from '#specification/texts/gaps';
import { exports } from './gap-export.ts';
import { filtered, filtersIn } from './gap-filters.ts';

const { gaps, specification } = read(`## 2. Screens

\`\`\`yaml
books: { path: /books, kind: list, entity: book, roles: [clerk] }
mine: { path: /mine, kind: list, entity: note }
\`\`\`

## 3. Entities

\`\`\`yaml
book: { title: "Book, \\"old\\"", fields: { name: { type: string } } }
note: { fields: { body: {} } }
\`\`\`
`);
const product = compile(specification);
const left = (query: string) => filtered(gaps, filtersIn(new URLSearchParams(query)), product);

test('filters leave what they say', () => {
  expect(left('')).toEqual(gaps);
  expect(left('weight=blocking').every(({ weight }) => weight === 'blocking')).toBe(true);
  expect(left('chapter=entities').every(({ chapter }) => chapter === 'entities')).toBe(true);
  const ofBooks = left('screen=books');
  expect(ofBooks.some(({ path }) => path === 'entities.book.display')).toBe(true);
  expect(ofBooks.some(({ path }) => path.startsWith('entities.note'))).toBe(false);
  expect(left('role=guest').some(({ path }) => path === 'entities.book.display')).toBe(false);
  expect(left('role=clerk').some(({ path }) => path === 'entities.book.display')).toBe(true);
});

test('gaps are taken along as Markdown, as CSV that no comma breaks, as a checklist', async () => {
  const words = await gapWordsFor('en');
  const [gap] = gaps.filter(({ path }) => path === 'entities.book.display');
  if (!gap) throw new Error('no gap');
  expect(exports.markdown([gap], 'P.md', words)).toMatch(/^### What a record of Book/);
  expect(exports.checklist([gap], 'P.md', words)).toMatch(/^- \[ \] By which field .*\(`P\.md:\d+`\)$/);
  const [head, row] = exports.csv([gap], 'P.md', words).split('\r\n');
  expect(head).toMatch(/^weight,chapter,path/);
  expect(row).toContain('"What a record of Book, ""old"" is called"');
});
