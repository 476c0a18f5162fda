import { expect, test } from 'vitest';
import { createBackend, memoryStore } from '#backend';
import { type Client, createClient, overBackend, ProblemError } from '#client';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { figuresFromLists } from './figures-from-lists.ts';
import { KnownRecords } from './known-records.ts';

const product = compile(
  read(`
## 2. Screens
\`\`\`yaml
board:
  path: /board
  kind: dashboard
  widgets:
    - { kind: figure, title: All, of: loan }
    - { kind: figure, title: Late, of: loan, where: record.days > 20 && record.book.title != 'Transit' }
    - { kind: figure, title: Longest, of: loan, field: days, aggregate: max }
    - { kind: bars, title: By state, of: loan, by: state }
    - { kind: line, title: Per month, of: loan, by: on, per: month }
\`\`\`
## 3. Entities
\`\`\`yaml
book: { display: title, fields: { title: { type: string } } }
loan:
  fields:
    book: { type: reference, to: book }
    days: { type: integer }
    on: { type: string, format: date }
    state: { type: string, enum: [out, back] }
\`\`\`
`).specification,
);
const screen = product.screen('board')!;
const subject = { id: 'ada', roles: [] };

/** A library of so many loans. */
async function library(count: number, change: (client: Client) => Partial<Client> = () => ({})) {
  const store = memoryStore();
  const record = (values: { id: string }) => ({ key: values.id, values, changes: [] });
  await store.fill({
    book: ['Transit', 'Outline'].map((title, index) => record({ id: String(index), ...{ title } })),
    loan: Array.from({ length: count }, (_, index) => {
      const on = `2026-0${1 + (index % 4)}-11`;
      return record({
        id: String(index),
        ...{ book: String(index % 2), days: index % 30, on, state: index % 3 ? 'out' : 'back' },
      });
    }),
  });
  const client = createClient(overBackend(createBackend(product, { store })), subject);
  const other = { ...client, ...change(client) };
  const connection = overBackend(createBackend(product, { store }));
  return { client, session: { client: other, connection, subject, known: new KnownRecords(other, subject) } };
}

test('are those that the backend inside of the app has', async () => {
  const { client, session } = await library(450);
  const figures = await figuresFromLists(session, screen);
  expect(figures).toEqual(await client.figures(screen));
  expect(figures[1]).toEqual({ value: 75 });
});

test('are the same where a server says of no page whether it is the last', async () => {
  const { client, session } = await library(450, ({ list }) => ({
    list: async (entity, options) => {
      const page = await list(entity, options);
      return { ...page, total: page.items.length < options.size ? page.total : undefined };
    },
  }));
  expect(await figuresFromLists(session, screen)).toEqual(await client.figures(screen));
});

test('of more than can be read only what the server counts itself is told', async () => {
  const { session } = await library(2500);
  const [all, ...others] = await figuresFromLists(session, screen);
  expect(all).toEqual({ value: 2500 });
  expect(others).toEqual(Array(4).fill({ value: null, isUnknown: true }));
});

test.each([
  [403, { value: null, isDenied: true }],
  [501, { value: null, isUnknown: true }],
])('a list that answers %i is no failure of the whole', async (status, figure) => {
  const list = () => Promise.reject(new ProblemError({ type: 'about:blank', status, title: '' }));
  const { session } = await library(3, () => ({ list }));
  expect(await figuresFromLists(session, screen)).toEqual(Array(5).fill(figure));
});

test('a server that turns away somebody who is only assumed is a failure', async () => {
  const list = () => Promise.reject(new ProblemError({ type: 'about:blank', status: 403, title: '' }));
  const { session } = await library(3, () => ({ list }));
  const connection = { ...session.connection, isAssumed: true };
  await expect(figuresFromLists({ ...session, connection }, screen)).rejects.toThrow('403');
});

test('a server that fails is a failure', async () => {
  const list = () => Promise.reject(new ProblemError({ type: 'about:blank', status: 500, title: '' }));
  const { session } = await library(3, () => ({ list }));
  await expect(figuresFromLists(session, screen)).rejects.toThrow('500');
});
