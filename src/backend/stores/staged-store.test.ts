import { describe, expect, test } from 'vitest';
import { findingContract } from './contract-finding.ts';
import { keysOf, made, make } from './contract-records.ts';
import { transactionContract } from './contract-transactions.ts';
import { memoryStore } from './memory-store.ts';
import { stagedStore } from './staged-store.ts';
import type { Store } from './store.ts';

const keysIn = async (store: Store, entity: string) => keysOf((await store.find(entity)).records);

describe('held back', () => {
  const open = () => {
    const { store } = stagedStore(memoryStore());
    return { store, other: store };
  };
  findingContract(open);
  transactionContract(open);
});

test('what is held back is there for who wrote it, and for nobody else until all of it is written', async () => {
  const under = memoryStore();
  const [old] = await made(under, 'repair', { 'R-1': { note: 'old' }, 'R-2': {} });
  const { store, commit } = stagedStore(under);
  await store.write([make('repair', 'R-3'), make('part', 'P-1')]);
  await store.write([{ entity: 'repair', remove: 'R-2', expected: 1 }]);
  await store.write([{ ...make('repair', 'R-1', { note: 'new' }), expected: old?.revision ?? 0 }]);
  expect(await keysIn(store, 'repair')).toEqual(['R-1', 'R-3']);
  expect(await keysIn(under, 'repair')).toEqual(['R-1', 'R-2']);
  expect(await keysIn(under, 'part')).toEqual([]);
  const kept = await commit();
  expect(kept?.('repair', 'R-1')).toMatchObject({ values: { note: 'new' }, revision: 2 });
  expect([kept?.('part', 'P-1')?.revision, kept?.('repair', 'R-2')]).toEqual([1, undefined]);
  expect(await keysIn(under, 'repair')).toEqual(['R-1', 'R-3']);
  expect(await under.get('repair', 'R-1')).toMatchObject({ values: { note: 'new' }, revision: 2 });
});

test('a write that expects something else is refused, and so is one that its check refuses', async () => {
  const under = memoryStore();
  await made(under, 'repair', { 'R-1': {} });
  const { store, commit } = stagedStore(under);
  expect(await store.write([make('repair', 'R-1')])).toEqual({ ok: false, at: 0 });
  const refused = await store.write([make('repair', 'R-2')], async (read) =>
    (await read.get('repair', 'R-1')) ? 'taken' : undefined,
  );
  expect(refused).toEqual({ ok: false, refused: 'taken' });
  expect(await commit()).toBeDefined();
  expect(await keysIn(under, 'repair')).toEqual(['R-1']);
});

test('nothing is written where somebody else wrote to what was looked at', async () => {
  const under = memoryStore();
  await made(under, 'repair', { 'R-1': {} });
  const { store, commit } = stagedStore(under);
  await store.find('repair');
  await store.write([make('part', 'P-1')]);
  await under.write([make('repair', 'R-9')]);
  expect(await commit()).toBeUndefined();
  expect(await keysIn(under, 'part')).toEqual([]);
});

test('a record that is made and removed again was never there', async () => {
  const under = memoryStore();
  const { store, commit } = stagedStore(under);
  await store.write([make('repair', 'R-1')]);
  await store.write([{ entity: 'repair', remove: 'R-1', expected: 1 }]);
  expect(await commit()).toBeDefined();
  expect(await under.isUntouched('repair')).toBe(true);
});

test('numbers are given once, whether they are written or not', async () => {
  const under = memoryStore();
  await under.next('repair');
  const { store, commit } = stagedStore(under);
  expect([await store.next('repair'), await store.next('repair'), await store.next('repair', 10)]).toEqual([2, 3, 11]);
  await commit();
  expect(await under.next('repair')).toBe(12);
});
