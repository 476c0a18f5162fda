import { expect, test } from 'vitest';
import { createBackend } from '../index.ts';
import { small } from '../testing/ask.ts';

const twice = (one: string, two: string) =>
  small({
    3: `a: { fields: { name: { type: string } } }
b:
  fields:
    one: { type: reference, to: a, onDelete: ${one} }
    two: { type: reference, to: a, onDelete: ${two} }`,
  });

test.each([
  ['setNull', 'setNull', 204, [{ id: 'B', one: null, two: null }]],
  ['setNull', 'restrict', 409, [{ id: 'B', one: 'A', two: 'A' }]],
  ['setNull', 'cascade', 204, []],
  ['cascade', 'setNull', 204, []],
])('of a record that refers twice, %s and %s both hold', async (one, two, status, left) => {
  const { ask, put, all } = twice(one, two);
  await put('a', 'A', { id: 'A' });
  await put('b', 'B', { id: 'B', one: 'A', two: 'A' });
  expect((await ask('DELETE', '/a/A')).status).toBe(status);
  expect((await all('b')).map(({ values }) => values)).toEqual(left);
});

test('what has come to refer meanwhile to something that goes with it holds it', async () => {
  const { product, store, put, all } = small({
    3: `a: { fields: { name: { type: string } } }
b: { fields: { a: { type: reference, to: a, onDelete: cascade } } }
c: { fields: { b: { type: reference, to: b } } }`,
  });
  await put('a', 'A', { id: 'A' });
  await put('b', 'B', { id: 'B', a: 'A' });
  let isFirst = true;
  const write: typeof store.write = async (writes, check) => {
    if (isFirst) {
      isFirst = false;
      await put('c', 'C', { id: 'C', b: 'B' });
    }
    return store.write(writes, check);
  };
  const backend = createBackend(product, { store: { ...store, write } });
  const { status } = await backend(new Request('https://product.invalid/a/A', { method: 'DELETE' }));
  expect(status).toBe(409);
  expect(await all('b')).toHaveLength(1);
});
