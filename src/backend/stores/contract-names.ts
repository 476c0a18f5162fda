import { describe, expect, test } from 'vitest';
import { keysOf, made, type Open, record } from './contract-records.ts';

const names = [
  'toString',
  'constructor',
  'hasOwnProperty',
  'Räume',
  '患者',
  'ملاحظة',
  'two words',
  'a/b',
  'a.b',
  '["a","b"]',
  'a\u0000b',
  '',
  ' ',
  '0',
  'null',
  'length',
  '👩‍🔧',
  'revision',
  'entity',
];

/** Any text can be the name of an entity, a key or a field. */
export function namesContract(open: Open): void {
  describe('names', () => {
    test.each(names)('%j can be an entity, a key, a field and a sequence', async (name) => {
      const { store } = open();
      expect(await store.isUntouched(name)).toBe(true);
      expect(await store.get(name, name)).toBeUndefined();
      const [kept] = await made(store, name, { [name]: { [name]: 'here' }, other: { [name]: 'there' } });
      expect(await store.get(name, name)).toEqual(kept);
      expect(keysOf((await store.find(name, { equals: { [name]: 'here' } })).records)).toEqual([name]);
      expect(keysOf((await store.getMany(name, [name])).values())).toEqual([name]);
      expect(await store.next(name)).toBe(1);
      await store.fill({ [name]: [record(name, { [name]: 'filled' })] });
      expect((await store.find(name)).records).toMatchObject([{ key: name, values: { [name]: 'filled' } }]);
    });

    test('all stand beside one another', async () => {
      const { store } = open();
      for (const entity of names)
        await made(store, entity, Object.fromEntries(names.map((key) => [key, { entity, key }])));
      for (const entity of names) {
        const { records } = await store.find(entity, { equals: { entity }, total: true });
        expect(keysOf(records)).toEqual(names.toSorted());
        for (const { key, values } of records) expect(values).toEqual({ entity, key });
      }
    });

    test('an entity and a key never run into one another', async () => {
      const { store } = open();
      const pairs = [
        ['a/b', 'c'],
        ['a', 'b/c'],
        ['a,b', 'c'],
        ['a', 'b,c'],
        ['', 'a/b/c'],
        ['a/b/c', ''],
      ] as const;
      for (const [entity, key] of pairs) await made(store, entity, { [key]: { entity } });
      for (const [entity, key] of pairs) {
        expect((await store.get(entity, key))?.values).toEqual({ entity });
        expect(keysOf((await store.find(entity, { where: ({ values }) => values.entity !== entity })).records)).toEqual(
          [],
        );
      }
    });

    test('a field called __proto__ changes nothing about a record', async () => {
      const { store } = open();
      await made(store, 'repair', { 'R-1': JSON.parse('{"__proto__": {"admin": true}, "note": "kept"}') });
      const found = [await store.get('repair', 'R-1'), ...(await store.find('repair')).records];
      for (const kept of found) expect(kept?.values.admin).toBeUndefined();
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    });
  });
}
