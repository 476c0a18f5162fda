import { expect, test } from 'vitest';
import { KnownRecords } from '#app/data';
import { toolTables } from '#app/messages/tools';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { checkRows } from './check-rows.ts';
import { columnsFor, columnsLeft, fieldsFor } from './fields-for.ts';
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
    at: { type: string, format: date-time }
\`\`\`

## 4. States and transitions

\`\`\`yaml
book: { field: stage, initial: here, states: { here: {}, lent: { editable: [note] } }, transitions: { lend: { from: here, to: lent } } }
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
        values: { id: 'b1', title: 'Emma', shelf: 'A', place: 1, stage: 'here', at: '2026-03-09T10:00:00Z' },
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
  const fields = fieldsFor(book, {}, does);
  const columns = columnsFor(by ? [...fields, by] : fields, sheet.headings);
  const rows = await checkRows(sheet.rows, {
    entity: book,
    session: { client, known: new KnownRecords(client, subject), subject },
    locale: 'en',
    columns,
    fields,
    by,
    denied: 'denied',
    lockText: (lock) => lock,
    reading: { words: csv, yes: 'Yes', no: 'No', writing: { locale: 'en', delimiter: sheet.delimiter } },
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
    [6, ['Shelf, Place: a record has this already'], 'b2'],
    [7, ['Title: This needs an answer.'], undefined],
    // The row before is not taken.
    [8, [], undefined],
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
