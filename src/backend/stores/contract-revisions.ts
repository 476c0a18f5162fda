import { describe, expect, test } from 'vitest';
import { made, make, type Open, record } from './contract-records.ts';
import type { Store } from './store.ts';

const revisionOf = async (store: Store, key: string) => (await store.get('repair', key))?.revision ?? 0;

/** What a write expects, and the revision that it leaves. */
export function revisionContract(open: Open): void {
  describe('revisions', () => {
    test('count up, and never come back under the same key', async () => {
      const { store } = open();
      const seen: number[] = [];
      for (let round = 0; round < 3; round++) {
        await made(store, 'repair', { 'R-1': {} });
        seen.push(await revisionOf(store, 'R-1'));
        await store.write([{ entity: 'repair', record: record('R-1', { round }), expected: seen.at(-1) ?? 0 }]);
        seen.push(await revisionOf(store, 'R-1'));
        await store.write([{ entity: 'repair', remove: 'R-1', expected: seen.at(-1) ?? 0 }]);
      }
      await store.fill({ repair: [record('R-1')] });
      seen.push(await revisionOf(store, 'R-1'));
      await store.fill({ repair: [record('R-1')] });
      seen.push(await revisionOf(store, 'R-1'));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    });

    test.each<[what: string, expected: (revision: number) => number]>([
      ['an earlier revision', (revision) => revision - 1],
      ['a later revision', (revision) => revision + 1],
      ['nothing', () => 0],
    ])('a write that expects %s changes nothing', async (_what, expected) => {
      const { store } = open();
      await made(store, 'other', { 'O-1': {} });
      await made(store, 'repair', { 'R-1': { note: 'kept' } });
      const revision = await revisionOf(store, 'R-1');
      const wrong = expected(revision);
      expect(await store.write([{ entity: 'repair', record: record('R-1'), expected: wrong }])).toEqual({
        ok: false,
        at: 0,
      });
      expect(await store.write([{ entity: 'repair', remove: 'R-1', expected: wrong }])).toEqual({ ok: false, at: 0 });
      expect(await store.get('repair', 'R-1')).toMatchObject({ revision, values: { note: 'kept' } });
    });

    test('what was removed cannot be written as if it were there', async () => {
      const { store } = open();
      await made(store, 'repair', { 'R-1': {} });
      const revision = await revisionOf(store, 'R-1');
      expect(await store.write([{ entity: 'repair', remove: 'R-1', expected: revision }])).toEqual({
        ok: true,
        records: [],
      });
      expect(await store.get('repair', 'R-1')).toBeUndefined();
      expect(await store.write([{ entity: 'repair', record: record('R-1'), expected: revision }])).toMatchObject({
        ok: false,
      });
      expect(await store.write([make('repair', 'R-1')])).toMatchObject({ ok: true });
    });

    test('of many changes to one revision, one is kept', async () => {
      const { store, other } = open();
      await made(store, 'repair', { 'R-1': {} });
      const expected = await revisionOf(store, 'R-1');
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          (number % 2 ? store : other).write([{ entity: 'repair', record: record('R-1', { number }), expected }]),
        ),
      );
      const kept = all.filter(({ ok }) => ok);
      expect(kept).toEqual([{ ok: true, records: [await store.get('repair', 'R-1')] }]);
    });
  });
}
