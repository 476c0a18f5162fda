import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chapterTables } from './chapter-messages.ts';
import { chapters } from './en/chapters.ts';
import { en } from './en/index.ts';
import { languageOf, languages, loadLanguage } from './languages.ts';

const app = join(import.meta.dirname, '..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('messages') && !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(app, file), 'utf8'))
  .join('\n');

/** A table that is asked by a word of the document counts as one text. */
const isAskedByWord = (key: string) => new RegExp(`\\b${key}\\[`).test(sources);

/** Every text: its room, empty for the general ones, and its key. */
const texts = Object.entries(en).flatMap(([key, value]): [room: string, key: string][] =>
  typeof value === 'object' && !isAskedByWord(key) ? Object.keys(value).map((inner) => [key, inner]) : [['', key]],
);

test.each(texts)('%s %s is said somewhere', (room, key) => {
  const isNamed = new RegExp(`\\b${room || '\\w+'}\\.${key}\\b`);
  const isTaken = new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\} = [^;]*${room || 'useMessages'}`);
  expect(isNamed.test(sources) || isTaken.test(sources), `nothing says ${room} ${key}`).toBe(true);
});

test('every language has the texts of drawn chapters', async () => {
  for (const load of Object.values(chapterTables)) expect(Object.keys(await load())).toEqual(Object.keys(chapters));
});

test('every language is found by its tag, with or without region; others are English', async () => {
  for (const tag of Object.keys(languages)) {
    expect(languageOf(tag)).toBe(tag);
    expect(languageOf(`${tag}-XX`)).toBe(tag);
    expect(Object.keys((await loadLanguage(tag)).messages)).toEqual(Object.keys(en));
  }
  expect(languageOf('tlh')).toBeUndefined();
  expect(languageOf('toString')).toBeUndefined();
  expect((await loadLanguage('tlh')).messages).toBe(en);
});

/** The texts of the drawn chapters, where they are not asked by a word: a table in a table is. */
const drawn = Object.entries(chapters).flatMap(([room, table]) =>
  Object.entries(table).flatMap(([key, text]) => (typeof text === 'object' ? [] : [[room, key] as const])),
);
const asked = /\bwords\[/.test(sources) ? ['and', 'or', 'added', 'changed', 'removed', 'days', 'hours'] : [];

test.each(drawn.filter(([room, key]) => !asked.includes(key) && !isAskedByWord(room)))(
  '%s %s is said where a chapter is drawn',
  (_, key) => {
    expect(sources).toMatch(new RegExp(`\\.${key}\\b|\\b${key}\\b[^{}]*\\} = useChapterMessages`));
  },
);
