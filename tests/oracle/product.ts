import { type Backend, createBackend, memoryStore } from '#backend';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { type Kept, today } from './model.ts';

/** A compiled product, and what its document was told. */
export function productOf(text: string) {
  const { specification, problems } = read(text);
  return { product: compile(specification), specification, problems };
}

export type Product = ReturnType<typeof productOf>['product'];
export type Store = ReturnType<typeof memoryStore>;

const now = () => new Date(`${today}T12:00:00Z`);

/** A store of its own with these records, each in its first revision. */
export async function storeOf(records: Record<string, readonly Kept[]>): Promise<Store> {
  const store = memoryStore();
  const entries = Object.entries(records).map(([entity, kept]) => [
    entity,
    // Without a field of its own for the key, `id` is what identifies a record.
    kept.map(({ key, values }) => ({
      key,
      revision: 1,
      values: { ...('code' in values ? {} : { id: key }), ...structuredClone(values) },
      changes: [],
    })),
  ]);
  await store.fill(Object.fromEntries(entries));
  return store;
}

/** What answers requests about a product with the records of a store. */
export function backendOf(product: Product, store: Store): Backend {
  return createBackend(product, { store, now });
}
