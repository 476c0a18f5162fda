import type { Product, Values } from '#specification';
import type { NewRecord } from './stores/index.ts';

/** Sample records that were made beforehand, by the name of their entity. */
export interface MadeSamples {
  /** The moment that they lie around, as RFC 3339 has it. */
  made: string;
  records: Readonly<Record<string, readonly Values[]>>;
}

/** Samples lie around today: those that were made so many days ago do not any more. */
const freshFor = 30;

/**
 * The first records of a store: samples of every entity, without a history.
 * @param beforehand samples that need not be made any more, where there are any
 */
export async function sampleRecords(
  product: Product,
  now: Date,
  beforehand?: () => Promise<MadeSamples>,
): Promise<Record<string, NewRecord[]>> {
  const made = await beforehand?.();
  const records = made && isFresh(made, now) ? made.records : await makeSamples(product, now);
  return Object.fromEntries(
    Object.entries(records).map(([name, list]) => {
      const entity = product.entity(name);
      return [name, list.map((values): NewRecord => ({ key: entity?.keyOf(values) ?? '', values, changes: [] }))];
    }),
  );
}

function isFresh({ made }: MadeSamples, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(made)) < freshFor * 24 * 60 * 60 * 1000;
}

async function makeSamples(product: Product, now: Date): Promise<MadeSamples['records']> {
  const { ready, samples } = await import('#specification/samples');
  await ready(product);
  return samples(product, { now });
}
