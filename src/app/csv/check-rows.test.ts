import { expect, test } from 'vitest';
import { KnownRecords } from '#app/data';
import { toolTables } from '#app/messages/tools';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { cellsFor, columnsFor, columnsLeft } from './cells-for.ts';
import { checkRows } from './check-rows.ts';
import type { CheckedRow } from './judging.ts';
import { readCsv } from './read-csv.ts';

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
book:
  display: title
  unique: [[shelf, place]]
  fields:
    title: { type: string, required: true, unique: true }
    shelf: { type: string }
    place: { type: integer }
    cover: { type: string, format: color }
    stage: { type: string }
    picture: { type: string, format: image }
    made: { type: string, readOnly: true }
    note: { type: string, maxLength: 5 }
    kept: { type: object, properties: { room: { type: string, maxLength: 5 }, row: { type: integer, required: true } } }
    copies: { type: array, items: { type: object, properties: { number: { type: integer, required: true }, worn: { type: string }, count: { type: integer, default: 1 } } } }
    at: { type: string, format: date-time }
\`\`\`

## 4. States and transitions

\`\`\`yaml
book: { field: stage, initial: here, states: { here: {}, lent: { editable: [note] } }, transitions: { lend: { from: here, to: lent } } }
\`\`\`

## 5. Validation rules

\`\`\`yaml
high: { title: Nobody reaches that high, entity: book, assert: record.place < 90, at: [place], severity: warning }
\`\`\`
`);
const product = compile(specification);
const book = product.entity('book') as Entity;
const { csv } = await toolTables.en();

async function checked(text: string, naming?: string) {
  const store = memoryStore();
  await store.fill({
    book: [
      {
        key: 'b1',
        values: {
          id: 'b1',
          title: 'Emma',
          shelf: 'A',
          place: 1,
          stage: 'here',
          at: '2026-03-09T10:00:00Z',
          kept: { room: 'hall', row: 4 },
          copies: [
            { number: 1, worn: 'a; b', count: 2 },
            { number: 2, worn: null, count: 1 },
          ],
        },
        changes: [],
      },
      { key: 'b2', values: { id: 'b2', title: 'Persuasion', shelf: 'A', place: 2, stage: 'lent' }, changes: [] },
    ],
  });
  const subject = { id: '', roles: [] };
  const client = createClient(overBackend(createBackend(product, { store })), subject);
  const sheet = await readCsv(new Blob([text]));
  if (!sheet) throw new Error('no sheet');
  const does = naming ? (['create', 'update'] as const) : (['create'] as const);
  const by = naming ? book.field(naming) : undefined;
  const cells = cellsFor(book, {}, does);
  const columns = columnsFor(by ? [...cells, by.asPath] : cells, sheet.headings);
  const rows = await checkRows(sheet.rows, {
    entity: book,
    session: { client, known: new KnownRecords(client, subject), subject },
    locale: 'en',
    columns,
    cells,
    by,
    denied: 'denied',
    lockText: (lock) => lock,
    reading: {
      words: csv,
      said: { yes: 'Yes', no: 'No', hidden: 'hidden', gone: 'gone' },
      writing: { locale: 'en', delimiter: sheet.delimiter },
    },
  });
  return { rows, client, left: columnsLeft(book, sheet, columns, {}) };
}

test('what no two records may both have is found in records that there are, and in earlier rows', async () => {
  const { rows } = await checked(`Title,Shelf,Place
Emma,B,1
Sanditon,B,2

Sanditon,B,3
Lady Susan,A,2
,B,9
Evelyn,B,9
`);
  expect(rows.map(({ number, wrong, same }) => [number, wrong, same?.id])).toEqual([
    [2, ['Title: a record has this already'], 'b1'],
    [3, [], undefined],
    [5, ['Title: the same stands in row 3'], undefined],
    [6, ['Shelf and Place: a record has this already'], 'b2'],
    [7, ['Title: This needs an answer.'], undefined],
    // The row before is not taken.
    [8, [], undefined],
  ]);
});

test('what is wrong with a row as a whole is said of it, and it is not taken', async () => {
  const { rows } = await checked('Title,Shelf\nBelinda, or so,B\nSanditon,B,,\n"Evelyn,B\nLady Susan,B\n');
  expect(rows.map(({ number, wrong }) => [number, wrong])).toEqual([
    [2, ['3 cells, more than there are headings: a value with “,” in it must stand in quotation marks']],
    [3, []],
    [4, ['a quotation mark that begins here is never closed, so the lines after it were read as part of this row']],
  ]);
});

test('what deserves a look is said of a row, new or changed, and keeps it from nothing', async () => {
  const { rows } = await checked('Title,Place\nSanditon,95\nEmma,91\nEvelyn,5\n', 'title');
  const said = ['Place: Nobody reaches that high'];
  expect(rows.map(({ does, wrong, warned }) => [does, wrong, warned])).toEqual([
    ['create', [], said],
    ['update', [], said],
    ['create', [], []],
  ]);
});

test('what is no colour is said, with the form to write', async () => {
  const { rows } = await checked('Title,Cover\nA,notacolour\nB,#1f2937\n');
  expect(rows.map(({ wrong }) => wrong)).toEqual([['Cover: “notacolour” is not a colour: write it as in #1f2937'], []]);
});

test('columns with something in them that nothing is taken from are named with why', async () => {
  const { left } = await checked('Title,Stage,Made,Picture,Foo,title,Bar,\nA,here,x,x,,x,,x\nB,,,,x,,,\n');
  expect(left).toEqual([
    { at: 1, heading: 'Stage', why: 'lifecycle' },
    { at: 2, heading: 'Made', why: 'readOnly' },
    { at: 3, heading: 'Picture', why: 'file' },
    { at: 4, heading: 'Foo', why: 'unknown' },
    { at: 5, heading: 'title', why: 'chosen' },
    { at: 7, heading: '8', why: 'unknown' },
  ]);
});

test('a row that names a record says what it changes of it, and never what is not open in it', async () => {
  const { rows, client } = await checked(
    `Title,Shelf,Place,Note,At
Emma,B,,new,2026-03-09T10:00:00.000Z
Persuasion,A,2,kept,
Persuasion,A,2,again,
Sanditon,C,9,,
`,
    'title',
  );
  const told = rows.map(({ does, wrong, changes }) => [
    does,
    wrong,
    changes.map(({ field, before, after }) => [field.name, before, after]),
  ]);
  expect(told).toEqual([
    [
      'update',
      [],
      [
        ['shelf', 'A', 'B'],
        ['place', 1, null],
        ['note', null, 'new'],
      ],
    ],
    ['update', [], [['note', null, 'kept']]],
    ['update', ['Title: the same stands in row 3'], [['note', null, 'again']]],
    ['create', [], []],
  ]);
  const { record, values } = rows[0] as CheckedRow;
  expect(await client.change({ entity: book, does: 'update', record, values })).toMatchObject({
    values: { place: null },
  });
  // What somebody changed after it was looked at is not overwritten.
  await expect(client.change({ entity: book, does: 'update', record, values: { note: 'x' } })).rejects.toMatchObject({
    status: 412,
  });
});

test('what a record keeps from being changed, an answer too long, and a key that nobody has are refused', async () => {
  const { rows } = await checked(
    `Id,Title,Shelf,Place,Note
b2,Persuasion,Z,2,
b1,Persuasion,A,1,far too long
b1,Emma,A,1,
b9,Evelyn,A,3,
,Evelyn,A,4,
`,
    'id',
  );
  expect(rows.map(({ does, wrong }) => [does, wrong])).toEqual([
    ['update', ['Shelf: state']],
    ['update', ['Note: This has room for 5 characters.', 'Title: a record has this already']],
    ['unchanged', []],
    ['update', ['Id: there is no record “b9”']],
    ['create', []],
  ]);
});

test('an object and a list of objects come in as they go out: a column for each property, several in one cell', async () => {
  const { rows, left } = await checked(`Title,Kept · Room,Row,Copies · Number,copies.worn,Kept
A,hall,3,7; 8,"""x; y""; z",
B,,,,,
C,,x,7; 8,a; b; c,
D,far away,1,7; eight,,
E,hall,,;2,,cellar
`);
  expect(rows.map(({ values: { kept, copies }, wrong, wrongAt }) => [kept, copies, wrong, [...wrongAt]])).toEqual([
    [
      { room: 'hall', row: 3 },
      [
        { number: 7, worn: 'x; y', count: 1 },
        { number: 8, worn: 'z', count: 1 },
      ],
      [],
      [],
    ],
    [undefined, undefined, [], []],
    [
      undefined,
      expect.anything(),
      [
        'Kept · Row: “x” is not a plain number: write it as in 1234.5',
        'Copies · Number: 2 stand here, 3 in the columns beside it',
      ],
      ['kept.row', 'copies.number'],
    ],
    [
      { room: 'far away', row: 1 },
      expect.anything(),
      [
        'Copies · Number: “eight” is not a plain number: write it as in 1234.5',
        'Kept · Room: This has room for 5 characters.',
      ],
      ['copies.number', 'kept.room'],
    ],
    [
      { room: 'hall' },
      expect.anything(),
      ['Kept · Row: This needs an answer.', 'Copies · 1 · Number: This needs an answer.'],
      ['kept.row', 'copies.number'],
    ],
  ]);
  expect(left).toEqual([{ at: 5, heading: 'Kept', why: 'parts' }]);
});

test('of an object, and of entries of a list, a record keeps what a file says nothing of', async () => {
  const change = async (text: string) => {
    const { rows } = await checked(text, 'id');
    return rows.map(({ does, values, wrong }) => [does, values, wrong]);
  };
  expect(await change('Id,Room,Copies · Number\nb1,hall,1; 2\n')).toEqual([['unchanged', {}, []]]);
  expect(await change('Id,Room,Copies · Number\nb1,yard,1; 5\n')).toEqual([
    [
      'update',
      {
        kept: { room: 'yard', row: 4 },
        copies: [
          { number: 1, worn: 'a; b', count: 2 },
          { number: 5, worn: null, count: 1 },
        ],
      },
      [],
    ],
  ]);
  const [[, , wrong] = []] = await change('Id,Copies · Number\nb1,2\n');
  expect(wrong).toEqual([expect.stringContaining('Copies: the record has more or fewer of them')]);
  expect(await change('Id,Copies · Number\nb1,\n')).toEqual([['update', { copies: null }, []]]);
});
