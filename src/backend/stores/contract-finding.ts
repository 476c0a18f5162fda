import { describe, expect, test } from 'vitest';
import { keysOf, made, type Open } from './contract-records.ts';
import type { HistoryEntry, Store, StoredRecord } from './store.ts';

const repairs = {
  'R-3': { price: 30, customer: 'Ada', parts: [{ name: 'belt', count: 1 }] },
  'R-1': { price: 10, customer: 'Bo', parts: [] },
  'R-4': { price: 10, customer: 'Ada', parts: null },
  'R-2': { price: 20, customer: null },
};

async function filled(open: Open): Promise<Store> {
  const { store } = open();
  await made(store, 'repair', repairs);
  return store;
}

const byPrice = (a: { values: { price?: unknown } }, b: { values: { price?: unknown } }) =>
  Number(a.values.price) - Number(b.values.price);

/** What can be read, and how. */
export function findingContract(open: Open): void {
  describe('finding', () => {
    test('gives what was kept, history and all', async () => {
      const { store } = open();
      const change: HistoryEntry = {
        at: '2026-01-01T10:00:00Z',
        by: 'ada',
        action: 'finish',
        from: 'open',
        to: 'done',
        before: { status: 'open' },
        after: { status: 'done' },
      };
      const values = { status: 'done', note: '', parts: [{ name: 'belt' }], price: 1.5, isUrgent: false, due: null };
      const written = await store.write([
        { entity: 'repair', record: { key: 'R-1', values, changes: [change] }, expected: 0 },
      ]);
      const kept = await store.get('repair', 'R-1');
      expect(kept).toEqual({ key: 'R-1', revision: expect.any(Number), values, changes: [change] });
      expect(written).toEqual({ ok: true, records: [kept] });
      expect((await store.find('repair')).records).toEqual([kept]);
    });

    test('knows nothing of what is not there', async () => {
      const store = await filled(open);
      expect(await store.get('repair', 'R-9')).toBeUndefined();
      expect(await store.get('customer', 'R-1')).toBeUndefined();
      expect(await store.find('customer', { total: true })).toEqual({ records: [], total: 0 });
    });

    test('gives many by key, each once, without those that are not there', async () => {
      const store = await filled(open);
      const found = await store.getMany('repair', ['R-4', 'R-9', 'R-1', 'R-4']);
      expect([...found.keys()].sort()).toEqual(['R-1', 'R-4']);
      expect(found.get('R-4')?.values).toEqual(repairs['R-4']);
    });

    test('comes in the order of keys, unless another is asked for; keys decide between equals', async () => {
      const store = await filled(open);
      expect(keysOf((await store.find('repair')).records)).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
      const { records } = await store.find('repair', { order: byPrice });
      expect(keysOf(records)).toEqual(['R-1', 'R-4', 'R-2', 'R-3']);
      const falling = await store.find('repair', { order: (a, b) => byPrice(b, a) });
      expect(keysOf(falling.records)).toEqual(['R-3', 'R-2', 'R-1', 'R-4']);
    });

    test.each([
      [{ limit: 2 }, ['R-1', 'R-4']],
      [{ offset: 1, limit: 2 }, ['R-4', 'R-2']],
      [{ offset: 3, limit: 2 }, ['R-3']],
      [{ offset: 4, limit: 2 }, []],
      [{ offset: 2 }, ['R-2', 'R-3']],
      [{ limit: 0 }, []],
    ])('gives the page %j', async (page, keys) => {
      const store = await filled(open);
      const { records, total } = await store.find('repair', { order: byPrice, total: true, ...page });
      expect(keysOf(records)).toEqual(keys);
      expect(total).toBe(4);
    });

    test('gives each page of a long list as the whole list has it', async () => {
      const { store } = open();
      const numbers = Array.from({ length: 500 }, (_, index) => (index * 7919) % 101);
      await made(store, 'part', Object.fromEntries(numbers.map((price, index) => [`P-${index}`, { price }])));
      const whole = keysOf((await store.find('part', { order: byPrice })).records);
      for (const offset of [0, 20, 480])
        expect(keysOf((await store.find('part', { order: byPrice, offset, limit: 20 })).records)).toEqual(
          whole.slice(offset, offset + 20),
        );
    });

    test('counts only where it is asked to', async () => {
      const store = await filled(open);
      expect(await store.find('repair', { limit: 1 })).not.toHaveProperty('total');
      const where = ({ values }: { values: { price?: unknown } }) => values.price === 10;
      expect((await store.find('repair', { where, limit: 1, total: true })).total).toBe(2);
    });

    test.each([
      [{ customer: 'Ada' }, ['R-3', 'R-4']],
      [{ customer: 'Ada', price: 10 }, ['R-4']],
      [{ price: '10' }, []],
      [{ customer: null }, ['R-2']],
      [{ parts: [{ count: 1, name: 'belt' }] }, ['R-3']],
      [{ parts: [] }, ['R-1']],
      [{ parts: null }, ['R-2', 'R-4']],
      [{ toString: null }, ['R-1', 'R-2', 'R-3', 'R-4']],
    ])('finds what equals %j', async (equals, keys) => {
      const store = await filled(open);
      expect(keysOf((await store.find('repair', { equals })).records)).toEqual(keys);
    });

    test('what was handed in or out can be changed without changing what is kept', async () => {
      const { store } = open();
      const values = { parts: [{ name: 'belt' }] };
      const spoil = (given: StoredRecord | undefined) => {
        if (Array.isArray(given?.values.parts)) given.values.parts[0] = { name: 'spoilt' };
      };
      const written = store.write([{ entity: 'repair', record: { key: 'R-1', values, changes: [] }, expected: 0 }]);
      values.parts.push({ name: 'added later' });
      const result = await written;
      if (result.ok) spoil(result.records[0]);
      spoil(await store.get('repair', 'R-1'));
      spoil((await store.getMany('repair', ['R-1'])).get('R-1'));
      spoil((await store.find('repair')).records[0]);
      const kept = { values: { parts: [{ name: 'belt' }] } };
      expect(await store.get('repair', 'R-1')).toMatchObject(kept);
      expect((await store.find('repair')).records).toMatchObject([kept]);
    });
  });
}
