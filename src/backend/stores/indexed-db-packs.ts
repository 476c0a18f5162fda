import { fnv1a, isObject } from '#specification';
import { type Layout, rangeOf, type Transaction } from './indexed-db-layout.ts';
import type { StoredRecord } from './store.ts';
import { recordOf } from './stored.ts';

type Reading = Transaction<'readonly'> | Transaction<'readwrite'>;
type Pack = Layout['packs']['value'];

/** Where packs are kept, in a transaction of any kind that writes. */
interface Packs {
  delete: (range: IDBKeyRange) => Promise<void>;
  put: (pack: Pack) => Promise<unknown>;
}

/** How many packs an entity has: a browser reads few large values many times as fast as many small ones. */
const count = 256;

/** The pack that the record of a key lies in. */
export function packOf(key: string): number {
  return fnv1a(key) % count;
}

/** The record of a key. */
export async function recordIn(transaction: Reading, entity: string, key: string): Promise<StoredRecord | undefined> {
  return recordOf(itemsOf(await transaction.objectStore('packs').get([entity, packOf(key)])).find(has(key)));
}

/** All that lies under an entity, also what cannot be read. */
export async function allIn(transaction: Reading, entity: string): Promise<unknown[]> {
  const packs: Pack[] = await transaction.objectStore('packs').getAll(rangeOf(entity));
  return packs.flatMap(itemsOf);
}

/** Keeps a record, or removes the one of a key. */
export async function putIn(
  transaction: Transaction<'readwrite'>,
  entity: string,
  key: string,
  record: StoredRecord | undefined,
): Promise<void> {
  const packs = transaction.objectStore('packs');
  const pack = packOf(key);
  const items = itemsOf(await packs.get([entity, pack])).filter((item) => !has(key)(item));
  if (record) items.push(record);
  if (items.length > 0) await packs.put({ entity, pack, items });
  else await packs.delete([entity, pack]);
}

/** Keeps some things in place of all that lay under an entity. */
export async function replaceIn(packs: Packs, entity: string, all: readonly unknown[]): Promise<void> {
  await packs.delete(rangeOf(entity));
  const byPack = Map.groupBy(all, (item) => packOf(isObject(item) ? String(item.key) : ''));
  await Promise.all([...byPack].map(async ([pack, items]) => packs.put({ entity, pack, items })));
}

/** What cannot be read stays where it is. */
function itemsOf(pack: Pack | undefined): unknown[] {
  return pack === undefined ? [] : [pack.items].flat();
}

function has(key: string) {
  return (item: unknown) => isObject(item) && item.key === key;
}
