import { describe, expect, test } from 'vitest';
import { keysOf, made, make, type Open, record } from './contract-records.ts';
import type { Reads, Store } from './store.ts';

const allOf = async (store: Store, entity: string) => keysOf((await store.find(entity)).records);

/** What happens at once, and what does not happen at all. */
export function transactionContract(open: Open): void {
  describe('writes', () => {
    test('are kept together, over several entities', async () => {
      const { store } = open();
      const [repair, part] = [
        ...(await made(store, 'repair', { 'R-1': {} })),
        ...(await made(store, 'part', { 'P-1': {} })),
      ];
      const written = await store.write([
        { entity: 'repair', remove: 'R-1', expected: repair?.revision ?? 0 },
        { entity: 'part', record: record('P-1', { repair: null }), expected: part?.revision ?? 0 },
        make('part', 'P-2'),
      ]);
      expect(written).toMatchObject({ ok: true, records: [{ key: 'P-1' }, { key: 'P-2' }] });
      expect(await allOf(store, 'repair')).toEqual([]);
      expect(await allOf(store, 'part')).toEqual(['P-1', 'P-2']);
    });

    test('are all left out where one finds something else; it is named', async () => {
      const { store } = open();
      await made(store, 'repair', { 'R-1': {} });
      const before = await store.get('repair', 'R-1');
      const writes = [
        { entity: 'repair', remove: 'R-1', expected: before?.revision ?? 0 },
        make('part', 'P-1'),
        { entity: 'part', remove: 'P-2', expected: 7 },
        make('part', 'P-3'),
      ];
      expect(await store.write(writes)).toEqual({ ok: false, at: 2 });
      expect(await store.get('repair', 'R-1')).toEqual(before);
      expect(await allOf(store, 'part')).toEqual([]);
      expect(await store.isUntouched('part')).toBe(true);
    });

    test('to one record follow one another', async () => {
      const { store } = open();
      const [{ revision = 0 } = {}] = await made(store, 'repair', { 'R-1': { note: 'first' } });
      const anew = [{ entity: 'repair', remove: 'R-1', expected: revision }, make('repair', 'R-1', { note: 'second' })];
      expect(await store.write([...anew, make('repair', 'R-1')])).toEqual({ ok: false, at: 2 });
      expect(await store.write(anew)).toMatchObject({ ok: true });
      expect((await store.find('repair')).records).toMatchObject([{ values: { note: 'second' } }]);
    });

    test('none at all is fine', async () => {
      const { store } = open();
      expect(await store.write([])).toEqual({ ok: true, records: [] });
    });

    test('of something that cannot be kept leave nothing', async () => {
      const { store } = open();
      const writes = [make('repair', 'R-1'), make('repair', 'R-2', { note: () => {} })];
      await expect(store.write(writes)).rejects.toThrow();
      expect(await allOf(store, 'repair')).toEqual([]);
      expect(await store.write([make('repair', 'R-1')])).toMatchObject({ ok: true });
    });

    test('of different keys at once are all kept, of one key exactly one', async () => {
      const { store, other } = open();
      const twenty = Array.from({ length: 20 }, (_, number) => number);
      const different = twenty.map((number) => (number % 2 ? store : other).write([make('repair', `R-${number}`)]));
      expect((await Promise.all(different)).every(({ ok }) => ok)).toBe(true);
      const same = twenty.map((number) => (number % 2 ? store : other).write([make('part', 'P-1', { number })]));
      expect((await Promise.all(same)).filter(({ ok }) => ok)).toHaveLength(1);
      expect(await allOf(store, 'repair')).toHaveLength(20);
      expect(await allOf(other, 'repair')).toHaveLength(20);
    });
  });

  describe('checks', () => {
    const isTaken = (name: string) => async (read: Reads) =>
      (await read.find('customer', { equals: { name }, limit: 1 })).records.length > 0 ? 'taken' : undefined;

    test('refuse with what they say, and nothing is changed', async () => {
      const { store } = open();
      await made(store, 'customer', { 'C-1': { name: 'Ada' } });
      const ada = [make('customer', 'C-2', { name: 'Ada' })];
      expect(await store.write(ada, isTaken('Ada'))).toEqual({ ok: false, refused: 'taken' });
      expect(await allOf(store, 'customer')).toEqual(['C-1']);
      expect(await store.write([make('customer', 'C-2', { name: 'Bo' })], isTaken('Bo'))).toMatchObject({ ok: true });
    });

    test('keep a value unique, however many come at once', async () => {
      const { store, other } = open();
      const written = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (index % 2 ? store : other).write([make('customer', `C-${index}`, { name: 'Ada' })], isTaken('Ada')),
        ),
      );
      expect(written.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await allOf(store, 'customer')).toHaveLength(1);
    });

    test('read every entity, before the writes, and cannot change it', async () => {
      const { store } = open();
      await made(store, 'customer', { 'C-1': { name: 'Ada' } });
      await store.write([make('repair', 'R-1'), make('customer', 'C-2')], async (read) => {
        const { records } = await read.find('customer', { total: true });
        expect(keysOf(records)).toEqual(['C-1']);
        expect([...(await read.getMany('customer', ['C-1', 'C-2'])).keys()]).toEqual(['C-1']);
        expect(await read.get('repair', 'R-1')).toBeUndefined();
        const customer = await read.get('customer', 'C-1');
        if (customer) customer.values.name = 'spoilt';
        return undefined;
      });
      expect(await allOf(store, 'customer')).toEqual(['C-1', 'C-2']);
      expect(await store.get('customer', 'C-1')).toMatchObject({ values: { name: 'Ada' } });
    });

    test('are not asked where a revision is not the expected one', async () => {
      const { store } = open();
      const write = [{ entity: 'repair', remove: 'R-1', expected: 3 }];
      expect(await store.write(write, async () => 'asked')).toEqual({ ok: false, at: 0 });
    });

    test('that throw leave everything as it was, and the next write goes on', async () => {
      const { store } = open();
      const check = async (read: Reads) => {
        await read.find('repair');
        throw new RangeError('too deep');
      };
      await expect(store.write([make('repair', 'R-1')], check)).rejects.toThrow(RangeError);
      expect(await allOf(store, 'repair')).toEqual([]);
      expect(await store.write([make('repair', 'R-1')])).toMatchObject({ ok: true });
    });
  });

  describe('sequences', () => {
    test('never give a number twice, also not over two connections', async () => {
      const { store, other } = open();
      const numbers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).next('repair')),
      );
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    });

    test('go beyond what they are told of, and each by itself', async () => {
      const { store } = open();
      expect(await store.next('repair', 41)).toBe(42);
      expect(await store.next('repair', 7)).toBe(43);
      expect(await store.next('part')).toBe(1);
    });
  });
}
