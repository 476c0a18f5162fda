import { type Entity, numberedKey } from '#specification';
import type { Store } from '../stores/index.ts';

/** The key of a new record, where the product gives it: the next number, itself or in the form of the key's pattern. */
export async function nextKey(store: Store, entity: Entity): Promise<string | number> {
  const { keyField } = entity;
  const { records } = await store.find(entity.name, { order: (a, b) => numberOf(b.key) - numberOf(a.key), limit: 1 });
  const taken = records[0] ? numberOf(records[0].key) : 0;
  const number = await store.next(entity.name, Math.max(taken, (keyField.limit('minimum') ?? 1) - 1));
  return keyField.kind.shape.type === 'number' ? number : numberedKey(entity, number);
}

function numberOf(key: string): number {
  const number = Number(/(\d{1,15})$/.exec(key)?.[1] ?? 0);
  return Number.isSafeInteger(number) ? number : 0;
}
