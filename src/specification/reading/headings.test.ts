import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

/** The chapters that a document opens, with their titles. */
function chaptersOf(headings: readonly string[]): string[] {
  const text = headings.map((heading) => `${heading}\n\nWords.\n`).join('\n');
  const { chapters } = read(text).specification;
  return chapters.flatMap(({ key, title, line }) => (line === undefined ? [] : [`${key}: ${title}`]));
}

test.each([
  ['§ 3 Dinge', 'entities: Dinge'],
  ['§3. Dinge', 'entities: Dinge'],
  ['Chapter 3: Dinge', 'entities: Dinge'],
  ['Kapitel 3 – Dinge', 'entities: Dinge'],
  ['Abschnitt 3', 'entities: undefined'],
  ['الفصل ٣: أشياء', 'entities: أشياء'],
  ['第3章 もの', 'entities: もの'],
  ['第三章　もの', 'entities: もの'],
  ['三、もの', 'entities: もの'],
  ['③ Dinge', 'entities: Dinge'],
  ['3️⃣ Dinge', 'entities: Dinge'],
  ['(3) Dinge', 'entities: Dinge'],
  ['3 - Dinge', 'entities: Dinge'],
  ['03. Dinge', 'entities: Dinge'],
  ['🗃️ 3. Dinge', 'entities: Dinge'],
  ['\u200f٣. أشياء', 'entities: أشياء'],
  ['III. Dinge', 'entities: Dinge'],
  ['Ⅲ. Dinge', 'entities: Dinge'],
  ['iii) Dinge', 'entities: Dinge'],
  ['Chapter III: Dinge', 'entities: Dinge'],
])('a chapter is numbered %s', (heading, found) => {
  expect(chaptersOf([`## ${heading}`])).toEqual([found]);
});

test.each(['I. Allerlei', 'I want it all', 'V. Index', 'V8 engines', '一覧', '3–4 Dinge', 'Vi', 'Mix', 'Partly 3'])(
  'and not %s',
  (heading) => {
    expect(chaptersOf([`## ${heading}`])).toEqual([]);
  },
);

test('letters of appendices are no Roman numerals, a row of numerals is', () => {
  expect(chaptersOf(['## 1. Eins', '## A. Anhang', '## I. Index', '## V. Verzeichnis'])).toEqual(['purpose: Eins']);
  expect(chaptersOf(['## I. Un', '## II. Deux', '### 3. Trois', '### 4. Quatre', '## V. Cinq'])).toEqual([
    'purpose: Un',
    'screens: Deux',
    'rules: Cinq',
  ]);
});

test('at another depth than the others a chapter is one by number and name, unless it is at that of the others', () => {
  expect(chaptersOf(['## 1. Un', '## 2. Deux', '##### 6. Roles', '## 7. Sept'])).toEqual([
    'purpose: Un',
    'screens: Deux',
    'access: Roles',
    'calls: Sept',
  ]);
  expect(chaptersOf(['## 1. Un', '## 2. Deux', '### 3. Fields', '## 3. Trois'])).toEqual([
    'purpose: Un',
    'screens: Deux',
    'entities: Trois',
  ]);
  expect(chaptersOf(['## 1. Un', '## 2. Deux', '### 6. Six'])).toEqual(['purpose: Un', 'screens: Deux']);
});

test('numbered steps inside of chapters that have names are no chapters', () => {
  expect(chaptersOf(['## Overview', '## Pages', '### 1. Open', '### 2. Write', '### 3. Send'])).toEqual([
    'purpose: Overview',
    'screens: Pages',
  ]);
});

test('numbered versions beside chapters that have names, and parts above them, are no chapters', () => {
  expect(chaptersOf(['## Datenmodell', '## Rollen', '# Verlauf', '## 1. Fassung', '## 2. Fassung'])).toEqual([
    'entities: Datenmodell',
    'access: Rollen',
  ]);
  expect(chaptersOf(['# 1. Teil', '## Datenmodell', '# 2. Teil', '## Rollen'])).toEqual([
    'entities: Datenmodell',
    'access: Rollen',
  ]);
});

test.each([
  [
    ['## Screens', '## Data model', '## The roles', '## 7. Calls'],
    ['screens', 'entities', 'access', 'calls'],
  ],
  [
    ['## Bildschirme', '## Entitäten', '## 1. Zweck', '## 7. Aufrufe'],
    ['purpose', 'screens', 'entities', 'calls'],
  ],
  [
    ['## 1. Purpose', '## 7. Calls', '## Screens and routes'],
    ['purpose', 'screens', 'calls'],
  ],
  [
    ['## Screens', '## Pages before', '## Roles', '## 2. Screens'],
    ['screens', 'access'],
  ],
])('chapters that have names stay where one is numbered: %j', (headings, keys) => {
  expect(chaptersOf(headings).map((found) => found.split(':')[0])).toEqual(keys);
});

test('a chapter deeper than the others ends where one of its depth begins', () => {
  const six = chapter(6, 'roles: { a: {} }').replace('## 6. Chapter', '#### 6. Roles');
  const { chapters, appendix } = read(`## 1. Un\n\n## 2. Deux\n\n${six}\n#### More\n\nWords.\n`).specification;
  expect(chapters[5]).toMatchObject({ title: 'Roles', state: 'stated', prose: [] });
  expect(JSON.stringify(appendix)).toContain('Words.');
});
