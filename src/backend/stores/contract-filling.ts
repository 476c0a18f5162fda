import { describe, expect, test } from 'vitest';
import { keysOf, made, type Open, record } from './contract-records.ts';

/** How records come in that nobody wrote: samples. */
export function fillingContract(open: Open): void {
  describe('filling', () => {
    test('replaces the records of the entities that are named, and no others', async () => {
      const { store } = open();
      await made(store, 'repair', { 'R-1': {}, 'R-2': {} });
      await made(store, 'part', { 'P-1': {} });
      await store.fill({ repair: [record('R-3', { note: 'sample' }), record('R-2')] });
      const { records } = await store.find('repair');
      expect(keysOf(records)).toEqual(['R-2', 'R-3']);
      expect(new Set(records.map(({ revision }) => revision)).size).toBe(2);
      expect(keysOf((await store.find('part')).records)).toEqual(['P-1']);
    });

    test('an entity is untouched until a record of it is kept, and never again', async () => {
      const { store } = open();
      expect(await store.isUntouched('repair')).toBe(true);
      await store.find('repair');
      expect(await store.isUntouched('repair')).toBe(true);
      const [kept] = await made(store, 'repair', { 'R-1': {} });
      await store.write([{ entity: 'repair', remove: 'R-1', expected: kept?.revision ?? 0 }]);
      expect(await store.isUntouched('repair')).toBe(false);
      await store.fill({ part: [] });
      expect(await store.isUntouched('part')).toBe(false);
    });

    test('of the untouched leaves the rest, however many fill at once', async () => {
      const { store, other } = open();
      await made(store, 'repair', { 'R-1': { note: 'mine' } });
      const samples = { repair: [record('R-9')], part: [record('P-9')] };
      await Promise.all([
        store.fill(samples, { onlyUntouched: true }),
        other.fill(samples, { onlyUntouched: true }),
        store.write([{ entity: 'part', record: record('P-1'), expected: 0 }]),
      ]);
      expect(keysOf((await store.find('repair')).records)).toEqual(['R-1']);
      expect(keysOf((await store.find('part')).records)).toContain('P-1');
    });
  });
}
