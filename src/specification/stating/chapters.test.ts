import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { wordedChapter } from '../reading/chapter-words/index.ts';
import { type Reading, read } from '../reading/read.ts';
import { titleIn } from '../texts/chapter-titles/index.ts';
import { languages } from '../texts/language.ts';
import { headingFor } from './headings.ts';
import { noneOf, type Statement, statementOf } from './index.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const worded = (text: string) => text.replace(/^## \d\. /gm, '## ');

/** A document without one of its chapters. */
function without(text: string, key: ChapterKey): string {
  const lines = text.split('\n');
  const { chapters } = read(text).specification;
  const from = (chapters.find((one) => one.key === key)?.line ?? 0) - 1;
  const next = chapters.map(({ line }) => (line ?? 0) - 1).filter((line) => line > from);
  return [...lines.slice(0, from), ...lines.slice(Math.min(lines.length, ...next))].join('\n');
}

/** A statement followed to the letter, line by line. */
function pasted(text: string, { line, lines, also }: Statement): string {
  expect(also).toEqual([]);
  const written = text.split('\n');
  return [...written.slice(0, line), ...lines.split('\n'), ...written.slice(line)].join('\n');
}

/** All that other chapters say; those below begin further down. */
const others = ({ specification }: Reading, key: ChapterKey) =>
  chapterKeys.flatMap((one, index) =>
    one === key ? [] : [{ facts: specification[one], chapter: { ...specification.chapters[index], line: undefined } }],
  );

/** Of what other chapters name already there is not none; and whatever there is, is there for something. */
const namedElsewhere: readonly ChapterKey[] = ['purpose', 'entities', 'lifecycles', 'calls', 'errors', 'constants'];

const desk = textOf('examples/repair-desk.md');
const hut = textOf('examples/berghuette.md');
const nothingKnown = textOf('PRODUCT.md');

describe.each([
  ['repair desk', desk],
  ['repair desk, in words', worded(desk)],
  ['Berghütte', hut],
  ['Berghütte, in words', worded(hut)],
  ['nothing known', nothingKnown],
  ['nothing known, in words', worded(nothingKnown)],
])('%s', (_document, whole) => {
  test.each(chapterKeys)('the chapter %s is added as it is shown, and every other stays', (key) => {
    const text = without(whole, key);
    const before = read(text);
    const gap = before.gaps.find(({ kind }) => kind === `chapter.${key}`);
    if (!gap) throw new Error('no such gap');
    const codes = before.problems.map(({ code, path }) => `${code} ${path}`);
    const [stated, none] = [statementOf, noneOf].map((stating) => stating(gap, before.specification, text));
    expect(stated).toBeDefined();
    if (!none) expect(namedElsewhere).toContain(key);
    for (const statement of [stated, none]) {
      if (!statement) continue;
      const after = read(pasted(text, statement));
      expect(others(after, key)).toEqual(others(before, key));
      expect(after.gaps.map(({ kind }) => kind)).not.toContain(gap.kind);
      expect(codes).toEqual(expect.arrayContaining(after.problems.map(({ code, path }) => `${code} ${path}`)));
    }
  });
});

test.each([
  [['## 1. Purpose', '## 2. Screens'], '## 7. Calls'],
  [['# Desk', '# Purpose', '# Screens'], '# Calls'],
  [['### Zweck', '### Bildschirme'], '### Aufrufe'],
  [['## Kapitel 2 – Bildschirme', '## Kapitel 3 – Daten'], '## Kapitel 7 – Aufrufe'],
  [['## 第2章　画面', '## 第3章　データモデル'], '## 第7章　API呼び出し'],
  [['## 第二章　画面', '## 第三章　データモデル'], '## 第七章　API呼び出し'],
  [['## ٢. الشاشات', '## ٣. الكيانات'], '## ٧. الاستدعاءات'],
  [['## **2. Screens**', '## **3. Entities**'], '## 7. Calls'],
  [['## 🗃️ 2. Screens', '## 🗃️ 3. Entities'], '## 7. Calls'],
  [['## II. Screens', '## III. Fields'], '## VII. Calls'],
  [['Screens\n-------', 'Entities\n--------'], '## Calls'],
  [['Just words.'], '## 7. Calls'],
  [['## Overview', '## Pages', '### 1. Open', '### 2. Write'], '## Calls'],
])('after %j a chapter is headed %s, and the others stay', (headings, expected) => {
  const text = headings.map((heading) => `${heading}\n\nWords.\n`).join('\n');
  const before = read(text);
  expect(headingFor(text, before.specification, 'calls')).toBe(expected);
  const gap = before.gaps.find(({ kind }) => kind === 'chapter.calls');
  const statement = gap && statementOf(gap, before.specification, text);
  const after = read(statement ? pasted(text, statement) : text);
  expect(others(after, 'calls')).toEqual(others(before, 'calls'));
  expect(after.specification.chapters[6]?.state).toBe('stated');
});

test('a block belongs to its chapter, before the next that is underlined', () => {
  const text = 'Screens\n-------\n\nWords.\n\nRoles\n-----\n\nMore.\n';
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === 'chapter.screens');
  expect(gap && statementOf(gap, specification, text)).toMatchObject({ does: 'add', line: 4 });
});

test.each([
  ['# Tools\n\n## 1. Purpose\n\nWords.\n\n## 9. Constants\n\nMore.\n\n## Glossary\n\nWords.\n', 'lifecycles', 5],
  ['# Tools\n\n## 1. Purpose\n\nWords.\n\n## 8. Errors\n\nMore.\n\n## Glossary\n\nWords.\n', 'constants', 9],
  ['# Tools\n\nWords.\n\n## 2. Screens\n\nMore.\n', 'purpose', 3],
  ['## 2. Screens\n\nWords.\n', 'purpose', 3],
])('a chapter is added where it belongs: %j, %s', (text, key, line) => {
  const { gaps, specification } = read(text);
  const gap = gaps.find(({ kind }) => kind === `chapter.${key}`);
  const statement = gap && statementOf(gap, specification, text);
  expect(statement).toMatchObject({ does: 'add', line });
  const after = read(statement ? pasted(text, statement) : text);
  expect(after.specification.appendix).toEqual(specification.appendix);
  expect(after.specification.chapters.find((one) => one.key === key)?.state).toBe('stated');
});

test.each(languages)('what a chapter is called opens it: %s', (language) => {
  for (const key of chapterKeys) expect(wordedChapter(titleIn(language, key))).toBe(key);
});
