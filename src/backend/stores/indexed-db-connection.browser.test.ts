import { openDB } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keysOf, made, make } from './contract-records.ts';
import { version } from './indexed-db-layout.ts';
import { StoreError } from './store-error.ts';
import { databaseName, databaseOfVersion2, storeOf } from './test-databases.ts';

describe('a database that cannot be opened', () => {
  test('because a newer Ninefold wrote it, says so and is left as it is', async () => {
    const name = databaseName();
    (await openDB(name, version + 1)).close();
    const store = storeOf(name);
    await expect(store.find('repair')).rejects.toMatchObject({ name: 'StoreError', code: 'newer' });
    await expect(store.write([make('repair', 'R-1')])).rejects.toMatchObject({ code: 'newer' });
  });

  test('because storage is forbidden, says so and is tried again at the next use', async () => {
    const store = storeOf(databaseName());
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    });
    await expect(store.find('repair')).rejects.toMatchObject({ name: 'StoreError', code: 'forbidden' });
    expect(await store.find('repair')).toEqual({ records: [] });
  });

  test('because an old tab holds it up, says so after a moment, and opens once the tab is closed', async () => {
    const name = databaseName();
    const old = await databaseOfVersion2(name, [], ['repair']);
    onTestFinished(() => old.close());
    const [store, second] = [storeOf(name), storeOf(name)];
    await expect(store.find('repair')).rejects.toMatchObject({ name: 'StoreError', code: 'blocked' });
    await expect(store.get('repair', 'R-1')).rejects.toMatchObject({ code: 'blocked' });
    old.close();
    await vi.waitFor(() => store.find('repair'), { timeout: 30_000 });
    expect(await store.isUntouched('repair')).toBe(false);
    expect(await second.find('repair')).toEqual({ records: [] });
  });

  test('because another tab waits for an old one, says so too', { timeout: 15_000 }, async () => {
    const name = databaseName();
    const old = await databaseOfVersion2(name, [], []);
    onTestFinished(() => old.close());
    const first = expect(storeOf(name).find('repair')).rejects.toMatchObject({ code: 'blocked' });
    await expect(storeOf(name).find('repair')).rejects.toMatchObject({ code: 'blocked' });
    await first;
  });
});

test('a database that cannot be brought up to date is left as it is', async () => {
  const name = databaseName();
  (await openDB(name, 2, { upgrade: (target) => void target.createObjectStore('elsewhere') })).close();
  await expect(storeOf(name).find('repair')).rejects.toMatchObject({ name: 'StoreError', code: 'failed' });
  const raw = await openDB(name);
  expect([raw.version, ...raw.objectStoreNames]).toEqual([2, 'elsewhere']);
  raw.close();
});

describe('a connection', () => {
  test('makes way for a newer tab, and says that it is newer then', async () => {
    const name = databaseName();
    const store = storeOf(name);
    await made(store, 'repair', { 'R-1': {} });
    const newer = await openDB(name, version + 1);
    newer.close();
    await expect(store.find('repair')).rejects.toMatchObject({ code: 'newer' });
  });

  test('that makes way for a deletion opens anew, and knows nothing any more', async () => {
    const name = databaseName();
    const store = storeOf(name);
    await made(store, 'repair', { 'R-1': {} });
    await store.find('repair');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
    expect(await store.find('repair')).toEqual({ records: [] });
  });

  test('that the browser ends is opened again at the next use', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = storeOf(databaseName());
    await made(store, 'repair', { 'R-1': {} });
    await store.find('repair');
    const request: IDBOpenDBRequest = opened.mock.results[0]?.value;
    request.result.dispatchEvent(new Event('close'));
    expect(keysOf((await store.find('repair')).records)).toEqual(['R-1']);
    expect(opened).toHaveBeenCalledTimes(2);
  });

  test('that is closed without a word is opened again at the next use', async () => {
    const opened = vi.spyOn(indexedDB, 'open');
    const store = storeOf(databaseName());
    await made(store, 'repair', { 'R-1': {} });
    const request: IDBOpenDBRequest = opened.mock.results[0]?.value;
    request.result.close();
    expect(await store.write([make('repair', 'R-2')])).toMatchObject({ ok: true });
    expect(keysOf((await store.find('repair')).records)).toEqual(['R-1', 'R-2']);
  });
});

interface Buckets {
  open: (name: string, options: { quota: number }) => Promise<{ indexedDB: IDBFactory }>;
  delete: (name: string) => Promise<void>;
}

test('a write for which there is no room is left out whole, and what was kept stays', async () => {
  const name = databaseName();
  const buckets: Buckets = Reflect.get(navigator, 'storageBuckets');
  const small = await buckets.open(name, { quota: 1_000_000 });
  onTestFinished(() => buckets.delete(name));
  vi.spyOn(indexedDB, 'open').mockImplementation((...database) => small.indexedDB.open(...database));
  const store = storeOf(name);
  await made(store, 'repair', { 'R-1': {} });
  const noise = () => String.fromCharCode(...crypto.getRandomValues(new Uint8Array(60_000)));
  const photo = Array.from({ length: 40 }, noise).join('');
  const failure = await store.write([make('repair', 'R-2'), make('repair', 'R-3', { photo })]).catch((error) => error);
  expect(failure).toBeInstanceOf(StoreError);
  expect(failure.code).toBe('full');
  expect(keysOf((await store.find('repair')).records)).toEqual(['R-1']);
});
