import { expect, test } from 'vitest';
import { gapsShown } from '#app/gaps';
import { chapterTables } from '#app/messages';
import { shownFacts } from '#app/screens';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { gapWordsFor } from '#specification/texts/gaps';
import { exports, questionsOf } from './gap-export.ts';
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
const display = 'entities.book.display entity.display';
const note = { asked: 'Ada', since: '2026-11-21', note: '# Two lines,\n"quoted"' };
const notes = new Map([[display, note]]);
const left = (query: string) => filtered(gaps, filtersIn(new URLSearchParams(query)), product, notes);

test('filters leave what they say', () => {
  expect(left('')).toEqual(gaps);
  expect(left('weight=blocking').every(({ weight }) => weight === 'blocking')).toBe(true);
  expect(left('chapter=entities').every(({ chapter }) => chapter === 'entities')).toBe(true);
  const ofBooks = left('screen=books');
  expect(ofBooks.some(({ path }) => path === 'entities.book.display')).toBe(true);
  expect(ofBooks.some(({ path }) => path.startsWith('entities.note'))).toBe(false);
  expect(left('role=guest').some(({ path }) => path === 'entities.book.display')).toBe(false);
  expect(left('asked=Ada').map(({ path }) => path)).toEqual(['entities.book.display']);
  expect(left('asked=')).toHaveLength(gaps.length - 1);
  expect(left('asked=Bo')).toEqual([]);
  expect(left('role=clerk').some(({ path }) => path === 'entities.book.display')).toBe(true);
});

test('of a screen there are as many as its own note counts', () => {
  const books = product.screens.find(({ name }) => name === 'books');
  if (!books) throw new Error('no screen');
  const counted = gapsShown(gaps, books.path, shownFacts(books));
  expect(left('screen=books')).toEqual(counted);
  // Details of what it shows wait for no screen, and are counted all the same.
  expect(counted.some(({ blocks, path }) => !blocks.includes('books') && !path.startsWith('screens.books.'))).toBe(
    true,
  );
});

test('gaps are taken along as Markdown, as CSV that no comma breaks, as a checklist, with what is noted', async () => {
  const words = await gapWordsFor('en');
  const { notes: noteWords } = await chapterTables.en();
  const called = { title: 'Books: all gaps', chapterCalled: ({ key }: { key: string }) => `Chapter of ${key}` };
  const context = {
    ...called,
    specification: { ...specification, file: 'P.md' },
    notes,
    words,
    noteWords,
    locale: 'en-GB',
  };
  const [gap] = gaps.filter(({ path }) => path === 'entities.book.display');
  if (!gap) throw new Error('no gap');
  const markdown = exports.markdown([gap], context);
  expect(markdown).toMatch(/^# Books: all gaps\n\n## 3\. Chapter of entities\n\n### What a record of Book/);
  const whole = exports.markdown(gaps, context);
  expect(whole.match(/^## .*$/gm)).toEqual([...new Set(whole.match(/^## .*$/gm))]);
  expect(markdown).toContain('\n\nAsked Ada on 21 Nov 2026\n\n> # Two lines,\n> "quoted"\n\n`P.md:');
  expect(exports.checklist([gap], context)).toMatch(
    /^- \[ \] By which field .*\(`P\.md:\d+`\) · Asked Ada on 21 Nov 2026 · # Two lines, "quoted"$/,
  );
  const [head, ...row] = (await exports.csv([gap], context)).split('\r\n');
  expect(head).toMatch(/^weight,chapter,path.*,asked,since,note$/);
  expect(row[0]).toContain('"What a record of Book, ""old"" is called"');
  expect(row[0]).toMatch(/,Ada,2026-11-21,"# Two lines,\n""quoted"""$/);
  const formula = new Map([[display, { note: ' =HYPERLINK("x")' }]]);
  expect(await exports.csv([gap], { ...context, notes: formula })).toContain(`"' =HYPERLINK(""x"")"`);
  const questions = questionsOf(gaps, context);
  expect(questions).toMatch(/^## 3\. Chapter of entities\n\n- /m);
  expect(questions).toContain(' · Asked Ada on 21 Nov 2026 · # Two lines, "quoted"\n');
  expect(exports.markdown([gap], { ...context, notes: new Map() })).not.toContain('Asked');
});
