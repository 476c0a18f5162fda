import { expect, test, vi } from 'vitest';
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

test('however many records go with one, the store is asked once a step', async () => {
  const { ask, store, all } = small({
    3: `a: { fields: { name: { type: string } } }
b: { fields: { a: { type: reference, to: a, onDelete: cascade }, also: { type: reference, to: a, onDelete: setNull } } }
c: { fields: { b: { type: reference, to: b, onDelete: cascade }, of: { type: array, items: { type: reference, to: b, onDelete: setNull } } } }`,
  });
  const filled = (count: number, valuesOf: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => ({
      key: `${index}`,
      values: { id: `${index}`, ...valuesOf(index) },
      changes: [],
    }));
  await store.fill({
    a: filled(2, () => ({})),
    b: filled(1000, (index) => ({ a: `${index % 2}` })),
    c: filled(2000, (index) => (index < 1000 ? { b: `${index}` } : { of: [`${index - 1000}`, '1'] })),
  });
  const find = vi.spyOn(store, 'find');
  expect((await ask('DELETE', '/a/0')).status).toBe(204);
  // The references to a, to b and to c, and once more in the transaction.
  expect(find.mock.calls.length).toBeLessThanOrEqual(4);
  expect(await all('b')).toHaveLength(500);
  const left = await all('c');
  expect(left).toHaveLength(1500);
  expect(left.find(({ key }) => key === '1004')?.values.of).toEqual(['1']);
});

test('who loses a reference is judged by its rules, and its history says so', async () => {
  const { ask, put, all } = small({
    3: `a: { fields: { name: { type: string } } }
b: { history: true, plural: Bees, fields: { a: { type: reference, to: a, onDelete: setNull }, n: { type: integer }, m: { type: integer, maximum: 1 } } }`,
    5: 'held: { entity: b, when: record.n > 1, assert: has(record.a) }',
  });
  await put('a', 'A', { id: 'A' });
  await put('b', 'B', { id: 'B', a: 'A', n: 2 });
  expect(await ask('DELETE', '/a/A')).toMatchObject({ status: 409, body: { detail: 'Bees' } });
  expect((await all('b')).map(({ values }) => values.a)).toEqual(['A']);
  // What was wrong already is no reason.
  await put('b', 'B', { id: 'B', a: 'A', n: 1, m: 5 });
  expect((await ask('DELETE', '/a/A')).status).toBe(204);
  expect((await ask('GET', '/b/B')).body).toMatchObject({
    a: null,
    $changes: [{ action: 'update', before: { a: 'A' }, after: { a: null } }],
  });
});
