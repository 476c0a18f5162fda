import { describe, expect, test, vi } from 'vitest';
import { saveFile } from '#app/hand-over';
import { toolTables } from '#app/messages/tools';
import { compile, type Field } from '#specification';
import { read } from '#specification/reading';
import { answerOf } from './answer-of.ts';
import { cellOf } from './cell-of.ts';
import { columnsFor } from './fields-for.ts';
import { mostRows, readCsv } from './read-csv.ts';
import { download, toCsv } from './to-csv.ts';

vi.mock('#app/hand-over', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
author: { display: name, fields: { name: { type: string } } }
book: { fields: { title: { type: string, title: Name }, price: { type: number }, rare: { type: boolean }, on: { type: string, format: date }, at: { type: string, format: date-time }, kind: { type: string, enum: [a, { value: b, title: Bound }] }, author: { type: reference, to: author }, tags: { type: array, items: { type: string } }, secret: { type: string } } }
\`\`\`
`);
const book = compile(specification).entity('book');
const field = (name: string) => book?.field(name) as Field;
const around = { find: (_: unknown, key: string) => (key === 'a1' ? { id: 'a1', name: 'Ada' } : null) };

describe('a file that is written', () => {
  test('has no formula in it, and keeps numbers', async () => {
    const text = await toCsv([
      ['Name'],
      ['=1+1'],
      ['+1'],
      ['-1'],
      ['@x'],
      ['\tx'],
      [' =x'],
      ['plain, with "marks"'],
      [-1],
    ]);
    expect(text.split('\r\n')).toEqual([
      'Name',
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      expect.stringContaining("' =x"),
      '"plain, with ""marks"""',
      '-1',
    ]);
  });

  test('begins with the mark that it is UTF-8', async () => {
    download('books.csv', 'Name');
    const [name, file] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect([name, ...((await file?.bytes()) ?? [])]).toEqual(['books.csv', 0xef, 0xbb, 0xbf, ...Buffer.from('Name')]);
  });

  test('says what a list shows: names for references, titles for choices, a word for what is hidden', () => {
    const record = { id: '1', title: 'T', price: 2.5, kind: 'b', author: 'a1', tags: ['x', 'y'], on: null };
    const cell = (name: string) => cellOf(field(name).asPath, record, around, 'hidden');
    expect(['title', 'price', 'kind', 'author', 'tags', 'on', 'secret'].map(cell)).toEqual([
      'T',
      2.5,
      'Bound',
      'Ada',
      'x; y',
      '',
      'hidden',
    ]);
  });
});

describe('a file that is read', () => {
  const sheetOf = (text: string) => readCsv(new Blob([text]));

  test('with whatever separates its cells, without what was put before a formula', async () => {
    expect(await sheetOf('\uFEFFName;Price\n\'=1;2\n\n"a;b";3\n')).toEqual({
      headings: ['Name', 'Price'],
      rows: [
        ['=1', '2'],
        ['a;b', '3'],
      ],
      isMore: false,
    });
  });

  test('not where it is no text, and not beyond a bound', async () => {
    expect(await sheetOf('a\0b')).toBeUndefined();
    expect(await sheetOf('')).toBeUndefined();
    const many = await sheetOf(`Name\n${'x\n'.repeat(mostRows + 1)}`);
    expect([many?.rows.length, many?.isMore]).toEqual([mostRows, true]);
  });

  test('its columns are found by title and by key', () => {
    const found = columnsFor([field('title'), field('price'), field('rare')], ['PRICE', ' name ', 'else']);
    expect([...found]).toEqual([
      ['title', 1],
      ['price', 0],
    ]);
  });
});

const { csv } = await toolTables.en();

describe('a cell', () => {
  const reading = {
    words: csv,
    yes: 'Yes',
    no: 'No',
    decimal: '.',
    keyOf: (_: Field, written: string) => (written === 'Ada' ? { answer: 'a1' } : { wrong: 'nobody' }),
  };
  test.each<[string, string, unknown]>([
    ['title', ' A title ', 'A title'],
    ['title', '', null],
    ['price', '-2.50', -2.5],
    ['rare', 'yes', true],
    ['rare', 'FALSE', false],
    ['on', '2026-03-09', '2026-03-09'],
    ['at', '2026-03-09T10:00:00Z', '2026-03-09T10:00:00.000Z'],
    ['kind', 'bound', 'b'],
    ['author', 'Ada', 'a1'],
    ['tags', 'x; y;', ['x', 'y']],
  ])('of %s: %j is %j', (name, written, answer) => {
    expect(answerOf(field(name), written, reading)).toEqual({ answer });
  });

  test.each([
    ['price', '1,5'],
    ['price', '1e999'],
    ['price', 'twelve'],
    ['rare', 'maybe'],
    ['on', '9.3.2026'],
    ['on', '2026-02-30'],
    ['at', '09/03/2026'],
    ['kind', 'c'],
    ['author', 'Bob'],
  ])('of %s: %j is wrong, and never guessed', (name, written) => {
    expect(answerOf(field(name), written, reading)).toHaveProperty('wrong');
  });

  test('where decimals stand behind a comma', () => {
    expect(answerOf(field('price'), '1,5', { ...reading, decimal: ',' })).toEqual({ answer: 1.5 });
    expect(answerOf(field('price'), '1.234,5', { ...reading, decimal: ',' })).toHaveProperty('wrong');
  });
});
