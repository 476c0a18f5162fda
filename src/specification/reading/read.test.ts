import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chapter, found, messages } from './documents.ts';
import { longestDocument, read } from './index.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const documentOf = (path: string) => read(readFileSync(join(root, path), 'utf8'), path);

describe('the documents of this repository', () => {
  test('PRODUCT.md: nine chapters, none shown, each a gap', () => {
    const { specification, problems, gaps } = documentOf('PRODUCT.md');
    expect(problems).toEqual([]);
    expect(specification.chapters.map(({ state }) => state)).toEqual(Array(9).fill('notShown'));
    expect(gaps.map(({ kind }) => kind)).toEqual(specification.chapters.map(({ key }) => `chapter.${key}`));
  });

  test('a document by somebody who never heard of Ninefold: nine gaps, its words kept', () => {
    const { specification, problems, gaps } = documentOf('examples/undisclosed-product.md');
    expect(problems).toEqual([]);
    expect(gaps).toHaveLength(9);
    const words = JSON.stringify([specification.preface, ...specification.chapters.map(({ prose }) => prose)]);
    expect(words.length).toBeGreaterThan(400);
  });

  test('the repair desk: nine chapters stated, nothing in them unreadable', () => {
    const { specification, problems } = documentOf('examples/repair-desk.md');
    expect(problems.filter(({ code }) => /^(?:fact|yaml|key|block|document)\./.test(code))).toEqual([]);
    expect(specification.chapters.map(({ state }) => state)).toEqual(Array(9).fill('stated'));
    expect(specification.heading).toBe('Repair desk');
    expect(Object.keys(specification.screens)).toContain('repairs');
    expect(specification.entities.repair?.fields?.fault).toMatchObject({
      required: true,
      minLength: 10,
      maxLength: '=constants.noteLength',
    });
  });
});

describe('the four states', () => {
  test.each([
    ['', 'notShown'],
    ['not shown', 'notShown'],
    ['Not shown.', 'notShown'],
    ['nicht gezeigt', 'notShown'],
    ['Noch offen.', 'notShown'],
    ['To be decided', 'notShown'],
    ['未定。', 'notShown'],
    ['Open to everybody.', 'described'],
    ['none', 'none'],
    ['Two roles, as far as we know.', 'described'],
    ['```yaml\nroles: { clerk: {} }\n```', 'stated'],
    ['```yaml\nnone\n```', 'none'],
    ['```yaml\nnone\n```\n\n```yaml\nnone\n```', 'none'],
    ['```yaml\nnone\n```\n\n```yaml\nroles: { clerk: {} }\n```', 'stated'],
    ['```yaml\nnone\n```\n\n```yaml\nroles: [\n```', 'notShown'],
    ['```yaml\nnone\n```\n\n```yaml\nnot shown\n```', 'notShown'],
  ])('a chapter that holds %j is %s', (body, state) => {
    const { specification } = read(`## 6. Roles and permissions\n\n${body}\n`);
    expect(specification.chapters[5]?.state).toBe(state);
  });

  test('a chapter that is none in one block and stated in another is wrong', () => {
    const text = `${chapter(9, 'none')}\n\`\`\`yaml\na: 1\n\`\`\`\n`;
    expect(found(text)).toEqual(['block.noneBeside constants']);
  });

  test('a property is absent, null or stated', () => {
    const { specification } = read(
      chapter(3, 'order:\n  fields:\n    note: { type: string, maxLength: not shown, pattern: none, minLength: 2 }'),
    );
    const note = specification.entities.order?.fields?.note ?? {};
    expect('maxLength' in note).toBe(false);
    expect(note.pattern).toBeNull();
    expect(note.minLength).toBe(2);
  });
});

test('several blocks of a chapter merge', () => {
  const { specification } = read(`${chapter(9, 'a: { value: 1 }')}\n\`\`\`yaml\nb: { value: 2 }\n\`\`\`\n`);
  expect(Object.keys(specification.constants)).toEqual(['a', 'b']);
});

test('every fact keeps its line and column', () => {
  const text = `# Product\n\n${chapter(2, 'home:\n  path: /\n  kind: list\n  entity: oder')}${chapter(3, 'order: { fields: {} }')}`;
  expect(messages(text)).toContain("P.md:9:3 screens.home.entity: no entity is called 'oder'; did you mean 'order'?");
});

test('a byte order mark and line ends of other systems change nothing', () => {
  const text = `# Product\n\n${chapter(9, 'a: { valeu: 1 }')}`;
  for (const other of [`\ufeff${text}`, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')])
    expect(messages(other)).toEqual(messages(text));
  expect(read(`\ufeff${text}`).specification.heading).toBe('Product');
});

test.each([
  ['', 'document.empty'],
  ['  \n\t\n', 'document.empty'],
  ['a\0b', 'document.notText'],
  ['x'.repeat(longestDocument + 1), 'document.tooLong'],
])('what can be no document is refused: %#', (text, code) => {
  const { specification, problems } = read(text);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  expect(specification.chapters).toHaveLength(9);
});

test('a reading is plain JSON', () => {
  const reading = documentOf('examples/repair-desk.md');
  expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
});

test('halves of characters, which no address can hold, are replaced', () => {
  const { specification, problems } = read(chapter(3, 'a\ud800b: { fields: {} }'));
  expect(problems).toEqual([]);
  expect(Object.keys(specification.entities)).toEqual(['a\ufffdb']);
});

test('what is written without a value stands where it is written', () => {
  const { specification } = read(
    chapter(4, 't:\n  states:\n    draft:\n    quoted:\n    cast: { tone: info }\n    lost: { final: true }') +
      chapter(3, 't:\n  fields:\n    b:\n    a: string\n    c:') +
      chapter(6, 'roles:\n  founder:\n  tuner: { title: T }\n  parish:'),
  );
  expect(Object.keys(specification.lifecycles.t?.states ?? {})).toEqual(['draft', 'quoted', 'cast', 'lost']);
  expect(Object.keys(specification.entities.t?.fields ?? {})).toEqual(['b', 'a', 'c']);
  expect(Object.keys(specification.access.roles ?? {})).toEqual(['founder', 'tuner', 'parish']);
});
