import { describe, expect, test } from 'vitest';
import { type ChapterKey, chapterKeys } from '../../chapters/keys.ts';
import { read } from '../read.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { wordedChapter } from './index.ts';
import { ja } from './ja.ts';

const titles: Record<string, string[]> = {
  German: [
    'Zweck und Zielgruppe',
    'Bildschirme und Routen',
    'Das Datenmodell',
    'Zustände und Übergänge',
    'Prüfregeln',
    'Rollen und Berechtigungen',
    'Schnittstellen',
    'Fehlerkatalog',
    'Konstanten und Grenzwerte',
  ],
  Arabic: [
    'الغرض والجمهور',
    'الشاشات والمسارات',
    'الكيانات والحقول',
    'الحالات والانتقالات',
    'قواعد التحقّق',
    'الأدوار والصلاحيات',
    'الاستدعاءات',
    'دليل الأخطاء',
    'الثوابت والحدود',
  ],
  Japanese: [
    '目的と対象者',
    '画面とルート',
    'データモデル',
    '状態と遷移',
    '検証ルール',
    '役割と権限',
    'API呼び出し',
    'エラー一覧',
    '定数と上限',
  ],
};

describe.each(Object.entries(titles))('in %s', (_, headings) => {
  test('a document without numbers reads', () => {
    const text = headings.map((heading) => `## ${heading}\n\nWords.\n`).join('\n');
    const { chapters } = read(text).specification;
    expect(chapters.map(({ key, title }) => [key, title])).toEqual(chapterKeys.map((key, at) => [key, headings[at]]));
  });
});

test.each([
  ['UBERSICHT', undefined],
  ['Rollenspiele', undefined],
  ['Fehleranfälligkeit', undefined],
  ['U\u0308berblick', 'purpose'],
  ['والصلاحيات', 'access'],
  ['أَدْوار', 'access'],
  ['健康', undefined],
  ['ﾛｰﾙ', 'access'],
  ['ロールプレイ', undefined],
])('by whole words, however they are written: %s', (title, key) => {
  expect(wordedChapter(title)).toBe(key);
});

test('no word names two chapters', () => {
  for (const [key, words] of [en, de, ar, ja].flatMap((table) => Object.entries(table)))
    for (const word of words) expect(wordedChapter(word), word).toBe(key as ChapterKey);
});
