import { type Entity, numberedKey } from '#specification';
import type { Store } from '../stores/index.ts';

/** The key of a new record, where the product gives it: the next number, in the form of the key's pattern. */
export async function nextKey(store: Store, entity: Entity): Promise<string> {
  const { records } = await store.find(entity.name, { order: (a, b) => numberOf(b.key) - numberOf(a.key), limit: 1 });
  const above = records[0] ? numberOf(records[0].key) : 0;
  return numberedKey(entity, await store.next(entity.name, above));
}

function numberOf(key: string): number {
  const number = Number(/(\d{1,15})$/.exec(key)?.[1] ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}
