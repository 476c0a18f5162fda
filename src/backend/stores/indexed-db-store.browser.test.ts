import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { storeContract } from './contract.ts';
import { keysOf, made, make, record } from './contract-records.ts';
import { packOf } from './indexed-db-packs.ts';
import { databaseName, storeOf } from './test-databases.ts';

const open = () => {
  const name = databaseName();
  return { name, store: storeOf(name), other: storeOf(name) };
};

const timesRead = () => vi.spyOn(IDBObjectStore.prototype, 'getAll');

describe('in IndexedDB', () => {
  storeContract(open);

  test('records are there when the browser comes back', async () => {
    const { name, store } = open();
    await made(store, 'repair', { 'R-1': { note: 'kept' } });
    await store.next('repair');
    store.close();
    const again = storeOf(name);
    expect(await again.get('repair', 'R-1')).toMatchObject({ values: { note: 'kept' } });
    expect(await again.next('repair')).toBe(2);
  });
});

describe('what was read once', () => {
  test('is not read from disk again, not even after writes of its own', async () => {
    const { store } = open();
    await made(store, 'repair', { 'R-1': { price: 1 }, 'R-2': { price: 2 } });
    const read = timesRead();
    await Promise.all([store.find('repair'), store.find('repair'), store.getMany('repair', ['R-1'])]);
    const [kept] = await made(store, 'repair', { 'R-3': { price: 3 } });
    await store.write([{ entity: 'repair', record: record('R-3', { price: 4 }), expected: kept?.revision ?? 0 }]);
    await store.write([make('repair', 'R-4')], async (look) => {
      await look.find('repair');
      return undefined;
    });
    const [first] = (await store.find('repair')).records;
    await store.write([{ entity: 'repair', remove: 'R-1', expected: first?.revision ?? 0 }]);
    expect((await store.find('repair')).records).toMatchObject([
      { key: 'R-2' },
      { key: 'R-3', values: { price: 4 } },
      { key: 'R-4' },
    ]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('follows what another tab tells of its writes, without reading', async () => {
    const { store, other } = open();
    const [kept] = await made(store, 'repair', { 'R-1': {}, 'R-2': {} });
    await other.find('repair');
    const told = vi.fn();
    const stop = other.subscribe(told);
    const read = timesRead();
    await store.write([
      make('repair', 'R-3'),
      { entity: 'repair', remove: 'R-1', expected: kept?.revision ?? 0 },
      make('part', 'P-1'),
    ]);
    await vi.waitFor(() => expect(told.mock.calls).toEqual([['repair'], ['part']]), { timeout: 30_000 });
    expect(keysOf((await other.find('repair')).records)).toEqual(['R-2', 'R-3']);
    expect(read).not.toHaveBeenCalled();
    stop();
    await store.fill({ repair: [record('R-9')] });
    expect(keysOf((await other.find('repair')).records)).toEqual(['R-9']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('is right at once, also where no message came', async () => {
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
    const { store, other } = open();
    await made(store, 'repair', { 'R-1': {} });
    expect(keysOf((await other.find('repair')).records)).toEqual(['R-1']);
    await made(store, 'repair', { 'R-2': {} });
    expect(keysOf((await other.find('repair')).records)).toEqual(['R-1', 'R-2']);
    await store.fill({ repair: [record('R-3')] });
    expect(keysOf((await other.find('repair')).records)).toEqual(['R-3']);
    expect(keysOf((await store.find('repair')).records)).toEqual(['R-3']);
  });

  test('stays right while two tabs write and read at once', async () => {
    const { store, other } = open();
    const tabs = [store, other];
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const tab = tabs[index % 2] ?? store;
        await made(tab, 'repair', { [`R-${index}`]: {} });
        expect(keysOf((await tab.find('repair')).records)).toContain(`R-${index}`);
      }),
    );
    for (const tab of tabs) expect((await tab.find('repair', { total: true, limit: 0 })).total).toBe(60);
  });
});

test('a few records are read by themselves the first time, and no store for them', async () => {
  const { store, other } = open();
  await store.fill({ part: Array.from({ length: 2000 }, (_, index) => record(`P-${index}`, { price: index })) });
  const read = timesRead();
  const keys = ['P-7', 'P-1999', 'none'];
  const found = await other.getMany('part', keys);
  expect([...found].map(([key, { values }]) => [key, values.price])).toEqual([
    ['P-7', 7],
    ['P-1999', 1999],
  ]);
  expect(read).not.toHaveBeenCalled();
  expect((await other.find('part', { total: true, limit: 1 })).total).toBe(2000);
  expect((await other.getMany('part', keys)).size).toBe(2);
  expect(read).toHaveBeenCalledOnce();
});

test('a damaged record is passed over, and the others are found', async () => {
  const { name, store } = open();
  await made(store, 'repair', { 'R-1': {}, 'R-9': {} });
  store.close();
  const database = await openDB(name);
  const damaged = [null, 'text', 7, [], undefined].map((values, index) => ({
    key: `R-${index + 2}`,
    revision: 1,
    values,
  }));
  const put = async (entity: string, one: Record<string, unknown>) => {
    const pack = packOf(String(one.key));
    const { items = [] } = (await database.get('packs', [entity, pack])) ?? {};
    await database.put('packs', { entity, pack, items: [...items, one] });
  };
  for (const one of [...damaged, { key: 'R-7', values: {} }, { key: 'R-8', revision: 'x', values: {} }])
    await put('repair', { changes: [], ...one });
  await put('part', { key: 'P-1', revision: 1, values: {}, changes: [null, { at: 1 }, 'x'] });
  await put('part', { key: 2, revision: 1, values: {}, changes: [] });
  await database.put('packs', { entity: 'part', pack: 256, items: 'text' });
  database.close();
  expect(await store.find('repair', { total: true })).toMatchObject({
    records: [{ key: 'R-1' }, { key: 'R-9' }],
    total: 2,
  });
  expect(await store.get('repair', 'R-2')).toBeUndefined();
  expect((await store.find('part')).records).toEqual([{ key: 'P-1', revision: 1, values: {}, changes: [] }]);
});

test('what fails half-way leaves all as it was', async () => {
  const { store } = open();
  const [kept] = await made(store, 'repair', { 'R-1': { note: 'kept' } });
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, ...key) {
    if (value?.items?.some(({ key: one }: { key: string }) => one === 'R-3'))
      throw new DOMException('broken', 'UnknownError');
    return put.call(this, value, ...key);
  });
  const failed = { name: 'StoreError', code: 'failed' };
  await expect(store.write([make('repair', 'R-2'), make('repair', 'R-3')])).rejects.toMatchObject(failed);
  await expect(store.fill({ repair: [record('R-2'), record('R-3')] })).rejects.toMatchObject(failed);
  expect((await store.find('repair')).records).toEqual([kept]);
  store.close();
  expect((await store.find('repair')).records).toEqual([kept]);
});
