import type { Product } from '#specification';
import type { NewRecord } from './stores/index.ts';

/** The first records of a store: samples of every entity, without a history. */
export async function sampleRecords(product: Product, now: Date): Promise<Record<string, NewRecord[]>> {
  const { ready, samples } = await import('#specification/samples');
  await ready();
  return Object.fromEntries(
    Object.entries(samples(product, { now })).map(([name, list]) => {
      const entity = product.entity(name);
      return [name, list.map((values): NewRecord => ({ key: entity?.keyOf(values) ?? '', values, changes: [] }))];
    }),
  );
}
