import type { Product, Values } from '#specification';
import type { HistoryEntry, NewRecord } from './stores/index.ts';

/** Sample records that were made beforehand, by the name of their entity. */
export interface MadeSamples {
  /** The moment that they lie around, as RFC 3339 has it. */
  made: string;
  records: Readonly<Record<string, readonly Values[]>>;
  /** What led to them, by their entity and their key. */
  histories: Readonly<Record<string, Readonly<Record<string, readonly HistoryEntry[]>>>>;
}

/** Samples lie around today: those that were made so many days ago do not any more. */
const freshFor = 30;

/**
 * The first records of a store: samples of every entity, each with what led to it.
 * @param beforehand samples that need not be made any more, where there are any
 */
export async function sampleRecords(
  product: Product,
  now: Date,
  beforehand?: () => Promise<MadeSamples>,
): Promise<Record<string, NewRecord[]>> {
  const known = await beforehand?.();
  const made = known && isFresh(known, now) ? known : await makeSamples(product, now);
  return Object.fromEntries(
    Object.entries(made.records).map(([name, list]) => {
      const entity = product.entity(name);
      const records = list.map((values): NewRecord => {
        const key = entity?.keyOf(values) ?? '';
        return { key, values, changes: [...(made.histories[name]?.[key] ?? [])] };
      });
      return [name, records];
    }),
  );
}

/** Whether samples that were made at some moment still lie around now. */
export function isFresh({ made }: Pick<MadeSamples, 'made'>, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(made)) < freshFor * 24 * 60 * 60 * 1000;
}

async function makeSamples(product: Product, now: Date): Promise<MadeSamples> {
  const { histories, ready, samples } = await import('#specification/samples');
  await ready(product);
  const records = samples(product, { now });
  return { made: now.toISOString(), records, histories: histories(product, records, now) };
}
