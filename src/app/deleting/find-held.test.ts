import { expect, test } from 'vitest';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { findHeld } from './find-held.ts';

const { specification } = read(`## 3. Entities and fields

\`\`\`yaml
book: { fields: { title: { type: string } } }
loan: { fields: { book: { type: reference, to: book } } }
shelf: { fields: { books: { type: array, items: { type: reference, to: book, onDelete: restrict } } } }
note: { fields: { book: { type: reference, to: book, onDelete: cascade } } }
\`\`\`
`);

test('records are held by those that refer to them, also in lists, and not by what goes with them', async () => {
  const product = compile(specification);
  const book = product.entity('book') as Entity;
  const store = memoryStore();
  const stored = (values: Record<string, unknown>) => ({ key: String(values.id), values, changes: [] });
  await store.fill({
    book: ['a', 'b', 'c'].map((id) => stored({ id, title: id })),
    loan: [stored({ id: 'l1', book: 'a' }), stored({ id: 'l2', book: 'a' }), stored({ id: 'l3', book: 'c' })],
    shelf: [stored({ id: 's', books: ['a', 'b', 'b'] })],
    note: [stored({ id: 'n', book: 'b' })],
  });
  const client = createClient(overBackend(createBackend(product, { store })), { id: '', roles: [] });
  const held = await findHeld(client, book, ['a', 'b'], {});
  const told = [...held].map(([key, counts]) => [key, [...counts].map(([{ name }, count]) => `${count} ${name}`)]);
  expect(told).toEqual([
    ['a', ['2 loan', '1 shelf']],
    ['b', ['1 shelf']],
  ]);
});
