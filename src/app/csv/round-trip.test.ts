import { expect, test } from 'vitest';
import { KnownRecords } from '#app/data';
import { loadLanguage, type Voice } from '#app/messages';
import { toolTables } from '#app/messages/tools';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Entity, everything, type Values } from '#specification';
import { read } from '#specification/reading';
import { cellOf } from './cell-of.ts';
import { cellPaths } from './cell-paths.ts';
import { cellsFor, columnsFor } from './cells-for.ts';
import { checkRows } from './check-rows.ts';
import { readCsv } from './read-csv.ts';
import { signsIn, toCsv } from './to-csv.ts';

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
author:
  display: name
  fields: { name: { type: string } }
book:
  display: title
  fields:
    title: { type: string }
    author: { type: reference, to: author }
    others: { type: array, items: { type: reference, to: author } }
    price: { type: money, currency: EUR }
    share: { type: number, format: percent }
    rare: { type: boolean }
    day: { type: string, format: date }
    at: { type: string, format: date-time }
    tags: { type: array, items: { type: string } }
    secret: { type: string }
    sale: { type: object, properties: { how: { type: string }, reason: { type: string, relevantWhen: item.how == 'gift' } } }
    copies: { type: array, items: { type: object, properties: { number: { type: integer }, worn: { type: string, relevantWhen: item.number > 1 } } } }
    left: { type: string, relevantWhen: record.title == 'Emma' }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { clerk: { title: Clerk } }
permissions:
  - { roles: [clerk], can: [list, read], on: [author] }
  - { roles: [clerk], can: [list, read, update], on: [book], fields: [title, author, others, price, share, rare, day, at, tags, sale, copies, left] }
\`\`\`
`);
const product = compile(specification);
const book = product.entity('book') as Entity;
const books: Values[] = [
  {
    id: 'b1',
    title: '=Persuasion; and',
    author: 'a1',
    others: ['a2', 'a3'],
    price: 1234.5,
    share: 12.5,
    rare: false,
    day: '2026-03-09',
    at: '2026-03-09T10:00:00Z',
    tags: ['a; b', '"c"'],
    secret: 'nobody may know',
    sale: { how: 'shop', reason: 'from before' },
    copies: [
      { number: 1, worn: 'from before' },
      { number: 2, worn: 'a little' },
    ],
    left: 'from before',
  },
  { id: 'b2', title: 'Emma', author: 'a2', others: [], secret: 'neither', sale: { how: null, reason: 'alone' } },
];
const authors = ['a1', 'a2', 'a3'].map((id) => ({ id, name: id === 'a3' ? 'Ada' : 'Jane' }));

async function clerk() {
  const store = memoryStore();
  const stored = (all: Values[]) => all.map((values) => ({ key: String(values.id), values, changes: [] }));
  await store.fill({ author: stored(authors), book: stored(books) });
  const subject = { id: '', roles: ['clerk'] };
  const client = createClient(overBackend(createBackend(product, { store })), subject);
  return { client, known: new KnownRecords(client, subject), subject };
}

/** The rows of an export, each cell told and changed, and what an import of them would do. */
async function back(locale: Voice, mend: (heading: string, cell: string | number) => string | number = (_, c) => c) {
  const session = await clerk();
  const { messages: said } = await loadLanguage(locale);
  const { csv } = await toolTables[locale]();
  const paths = [book.keyField, ...book.fields].flatMap(({ asPath }) => cellPaths(asPath));
  const { items } = await session.client.list(book, { query: everything, size: 10 });
  const rows = await session.known.settle((around) =>
    items.map((record) => paths.map((path) => mend(path.name, cellOf(path, record, around, said)))),
  );
  const text = await toCsv([paths.map(({ label }) => label.text), ...rows], signsIn(locale));
  const sheet = await readCsv(new Blob([text]));
  if (!sheet) throw new Error('no sheet');
  const cells = cellsFor(book, { subject: session.subject }, ['update']);
  const checked = await checkRows(sheet.rows, {
    entity: book,
    session,
    locale,
    columns: columnsFor([...cells, book.keyField.asPath], sheet.headings),
    cells,
    by: book.keyField,
    denied: 'denied',
    lockText: (lock) => lock,
    reading: { words: csv, said, writing: { locale, delimiter: sheet.delimiter } },
  });
  return checked.map(({ does, values, wrong }) => ({ does, values, wrong }));
}

test.each<Voice>(['en', 'de', 'ja', 'ar'])(
  'what was exported changes nothing when it is imported: %s',
  async (locale) => {
    const unchanged = { does: 'unchanged', values: {}, wrong: [] };
    expect(await back(locale)).toEqual([unchanged, unchanged]);
  },
);

test('what cannot matter is kept where its object changes, and emptied where it matters and is empty', async () => {
  const [first, second] = await back('en', (name, cell) => (name === 'sale.how' ? 'swap' : cell));
  expect(first).toMatchObject({ does: 'update', values: { sale: { how: 'swap', reason: 'from before' } } });
  expect(second).toMatchObject({ values: { sale: { how: 'swap', reason: 'alone' } } });
  const [gift] = await back('en', (name, cell) => (name === 'sale.how' ? 'gift' : cell));
  expect(gift?.values).toEqual({ sale: { how: 'gift', reason: null } });
});

test('what matters only now is emptied where its cell is empty', async () => {
  const [first] = await back('en', (name, cell) => (name === 'title' && cell !== 'Emma' ? 'Emma' : cell));
  expect(first?.values).toEqual({ title: 'Emma', left: null });
});

test('an entry has nothing of another one that stood in its place', async () => {
  const [first] = await back('en', (name, cell) =>
    name === 'copies.number' && cell === '1; 2' ? '1; 1' : name === 'copies.worn' ? '' : cell,
  );
  expect(first?.values).toEqual({
    copies: [
      { number: 1, worn: 'from before' },
      { number: 1, worn: null },
    ],
  });
});

test('another of two that are called the same is asked for', async () => {
  const [first] = await back('en', (name, cell) => (name === 'others' ? 'Jane; Jane' : cell));
  expect(first?.wrong).toEqual([expect.stringContaining('Jane')]);
});
