import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { keysOf, made, make } from './contract-records.ts';
import { databaseName, databaseOfVersion2, storeOf } from './test-databases.ts';

const change = (action: string, before: unknown) => ({ at: '2026-01-01T10:00:00Z', by: 'ada', action, before });

test('records of version 2 keep values, revisions and history, which now says what each change came to', async () => {
  const name = databaseName();
  const values = { status: 'done', note: 'c', price: null };
  const changes = [
    change('finish', { status: 'open', price: 3 }),
    change('update', { note: 'b' }),
    change('update', { note: 'a', status: 'new' }),
    change('create', {}),
  ];
  const database = await databaseOfVersion2(
    name,
    [
      { entity: 'repair', key: 'R-1', revision: 4, values, changes },
      { entity: 'repair', key: 'R-2', revision: 9, values: { note: 'x' }, changes: [] },
      { entity: 'a/b', key: 'c', revision: 1, values: {}, changes: [] },
    ],
    ['repair', 'a/b', 'emptied'],
  );
  database.close();
  const store = storeOf(name);
  const kept = await store.get('repair', 'R-1');
  expect(kept).toMatchObject({ revision: 4, values });
  expect(kept?.changes).toEqual([
    { ...changes[0], after: { status: 'done', price: null } },
    { ...changes[1], after: { note: 'c' } },
    { ...changes[2], after: { note: 'b', status: 'open' } },
    { ...changes[3], after: {} },
  ]);
  expect(keysOf((await store.find('repair')).records)).toEqual(['R-1', 'R-2']);
  expect(keysOf((await store.find('a/b')).records)).toEqual(['c']);
  const untouched = ['repair', 'a/b', 'emptied', 'never'].map((entity) => store.isUntouched(entity));
  expect(await Promise.all(untouched)).toEqual([false, false, false, true]);
});

test('revisions go on far beyond those of version 2', async () => {
  const name = databaseName();
  (
    await databaseOfVersion2(name, [{ entity: 'repair', key: 'R-1', revision: 9, values: {}, changes: [] }], [])
  ).close();
  const store = storeOf(name);
  const [next] = await made(store, 'repair', { 'R-2': {} });
  expect(next?.revision).toBeGreaterThan(1000);
  expect(await store.write([{ entity: 'repair', remove: 'R-1', expected: 9 }])).toMatchObject({ ok: true });
});

test('damaged records of version 2 hold nothing up and are still there', async () => {
  const name = databaseName();
  const database = await databaseOfVersion2(
    name,
    [
      { entity: 'repair', key: 'R-1', revision: 1, values: null, changes: [] },
      { entity: 'repair', key: 'R-2', values: { note: 'kept' }, changes: [null, change('update', null)] },
      { entity: 'repair', key: 'R-3' },
      { entity: 'repair', key: 'toString', revision: 2, values: {}, changes: [change('update', { toString: 'x' })] },
    ],
    [],
  );
  database.close();
  const store = storeOf(name);
  expect((await store.find('repair')).records).toMatchObject([
    { key: 'R-2', revision: 1, values: { note: 'kept' }, changes: [] },
    { key: 'toString', changes: [{ before: { toString: 'x' }, after: {} }] },
  ]);
  store.close();
  const raw = await openDB(name);
  expect((await raw.getAll('packs')).flatMap(({ items }) => items)).toHaveLength(4);
  expect([...raw.objectStoreNames]).toEqual(['counters', 'packs']);
  raw.close();
});

test('records of version 1, which had neither revisions nor history, are kept too', async () => {
  const name = databaseName();
  const database = await openDB(name, 1, {
    upgrade: (target) =>
      void target.createObjectStore('records', { keyPath: ['entity', 'key'] }).createIndex('entity', 'entity'),
  });
  await database.put('records', { entity: 'repair', key: 'R-1', values: { note: 'old' } });
  database.close();
  const store = storeOf(name);
  expect(await store.get('repair', 'R-1')).toEqual({ key: 'R-1', revision: 1, values: { note: 'old' }, changes: [] });
  expect(await store.isUntouched('repair')).toBe(false);
  expect(await store.write([make('repair', 'R-2')])).toMatchObject({ ok: true });
});

test('records of version 3 keep everything, revisions of removed ones too', async () => {
  const name = databaseName();
  const database = await openDB(name, 3, {
    upgrade(target) {
      target.createObjectStore('records', { keyPath: ['entity', 'key'] });
      target.createObjectStore('counters');
    },
  });
  const changes = [{ ...change('update', { note: 'a' }), after: { note: 'b' } }];
  const kept = { key: 'R-1', revision: 7, values: { note: 'b' }, changes };
  await database.put('records', { entity: 'repair', ...kept });
  await database.put('counters', 3, ['entity', 'repair']);
  await database.put('counters', 5, ['removed', 'repair', 'R-2']);
  await database.put('counters', 9, ['sequence', 'repair']);
  database.close();
  const store = storeOf(name);
  expect((await store.find('repair')).records).toEqual([kept]);
  expect(await store.next('repair')).toBe(10);
  expect((await made(store, 'repair', { 'R-2': {} }))[0]?.revision).toBe(6);
  expect(await store.isUntouched('repair')).toBe(false);
});
