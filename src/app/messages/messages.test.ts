import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSpoken } from '#specification';
import { en as answering } from './answering/en.ts';
import { answeringTables } from './answering/index.ts';
import { chapterTables } from './chapter-messages.ts';
import { list as germanList } from './de/list.ts';
import { chapters } from './en/chapters.ts';
import { en } from './en/index.ts';
import { loadLanguage, voiceOf } from './languages.ts';
import { de as germanTools } from './tools/de.ts';
import { en as tools } from './tools/en.ts';
import { toolTables } from './tools/index.ts';

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

const textsOf = (table: object) =>
  Object.entries(table).flatMap(([room, inner]) => Object.keys(inner).map((key) => [room, key] as const));

test.each([
  { table: chapters, tables: chapterTables },
  { table: answering, tables: answeringTables },
  { table: tools, tables: toolTables },
])('every language has every text that is loaded with what says it', async ({ table, tables }) => {
  for (const load of Object.values(tables)) expect(textsOf(await load())).toEqual(textsOf(table));
});

test('an English sentence keeps names as the language of the document writes them', async () => {
  expect(en.list.emptyTitle('Spare parts')).toBe('No spare parts yet');
  expect(en.list.create('PDF File')).toBe('New PDF file');
  expect([voiceOf('en-GB', 'fr'), voiceOf('en-GB', 'de-AT'), voiceOf('de', 'de')]).toEqual(['en', 'enAsWritten', 'de']);
  const { messages } = await loadLanguage(voiceOf('en', 'de-AT'));
  expect(messages.list.emptyTitle('Gäste')).toBe('No Gäste yet');
  const { record } = await toolTables.enAsWritten();
  expect(record.unrelated('Buchungen', 'Gast')).toBe('How Buchungen belong to Gast');
});

test('every language says texts with what they are given', async () => {
  for (const load of Object.values(answeringTables)) {
    const { items, file } = await load();
    expect(items.place('Parts', 2, 3)).toMatch(/Parts.*(2.*3|3.*2)/);
    expect(file.tooLarge('a.png', '4 MB', '500 kB')).toMatch(/a\.png.*4 MB.*500 kB/);
  }
  for (const load of Object.values(toolTables)) {
    const { csv, filters } = await load();
    expect(csv.summary(2, 1, '')).toMatch(/2.*[13]|[13].*2/);
    for (const bad of [0, 1]) expect(csv.summary(2, bad, 'Size')).toContain('Size');
    expect(csv.summaryBy(1, 1, 1, 1, 'Size')).toContain('Size');
    expect(filters.lastDays(30)).toContain('30');
  }
});

test('every language is found by its tag, with or without region; others are English', async () => {
  for (const tag of ['en', 'de', 'ar', 'ja'] as const) {
    const language = await loadLanguage(tag);
    expect([isSpoken(tag), isSpoken(`${tag}-XX`)]).toEqual([true, true]);
    expect([voiceOf(tag), voiceOf(`${tag}-XX`)]).toEqual([tag, tag]);
    expect(Object.keys(language.messages)).toEqual(Object.keys(en));
  }
  expect([isSpoken('tlh'), isSpoken('toString')]).toEqual([false, false]);
  expect([voiceOf('tlh'), voiceOf('toString')]).toEqual(['en', 'en']);
});

/** The texts of the drawn chapters, where they are not asked by a word: a table in a table is. */
const drawn = Object.entries(chapters).flatMap(([room, table]) =>
  Object.entries(table).flatMap(([key, text]) => (typeof text === 'object' ? [] : [[room, key] as const])),
);
const asked = /\bwords\[/.test(sources) ? ['and', 'or', 'added', 'changed', 'removed', 'days', 'hours', 'minutes'] : [];

test.each(drawn.filter(([room, key]) => !asked.includes(key) && !isAskedByWord(room)))(
  '%s %s is said where a chapter is drawn',
  (_, key) => {
    expect(sources).toMatch(new RegExp(`\\.${key}\\b|\\b${key}\\b[^{}]*\\} = useChapterMessages`));
  },
);

test.each([...textsOf(answering), ...textsOf(tools)].filter(([, key]) => !asked.includes(key)))(
  '%s %s is said where something is done',
  (_, key) => {
    expect(new RegExp(`\\.${key}\\b`).test(sources), `nothing says ${key}`).toBe(true);
  },
);

test('what several records were given is said with one colon, before their names', () => {
  const said = germanTools.selection.named(germanList.bulkChanged('Frist', '3 Reparaturen'), ['R-1', 'R-2'], 1);
  expect(said).toBe('Frist geändert – 3 Reparaturen: R-1, R-2 und 1 weitere');
});
