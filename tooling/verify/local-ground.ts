import { type Backend, createBackend, memoryStore, sampleRecords, subjectHeader } from '#backend';
import type { Product } from '#specification';
import { ready, validate } from '#specification/validation';
import type { Ground } from '#verification';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a product is tried with where no server is named: its own backend over a store in memory, and the validation of forms. */
export interface Tried {
  backend?: (options: Parameters<typeof createBackend>[1]) => Backend;
  judge?: Ground['judge'];
}

/**
 * The ground of a product itself. Its clock stands still, and before each proof its records are the samples again.
 * @param tried what is tried in place of the backend and the forms of the house
 */
export async function localGround(product: Product, now: Date, tried: Tried = {}): Promise<Ground> {
  await ready();
  const store = memoryStore();
  let samples = await sampleRecords(product, now);
  const valuesOf = () =>
    Object.fromEntries(Object.entries(samples).map(([name, list]) => [name, list.map(({ values }) => values)]));
  let records = valuesOf();
  const options = { store, now: () => now };
  const answer = tried.backend?.(options) ?? createBackend(product, options);
  let isAsItWas = false;
  return {
    send: (request) => {
      if (!safe.has(request.method)) isAsItWas = false;
      return answer(request);
    },
    isEmbedded: true,
    address: 'http://ninefold.invalid',
    headersOf: (subject) => ({ [subjectHeader]: encodeURIComponent(JSON.stringify(subject)) }),
    now: () => now,
    records: async () => {
      if (!isAsItWas) await store.fill(samples);
      isAsItWas = true;
      return records;
    },
    settle: async () => {
      const kept = product.entities.map(async ({ name }) => [name, (await store.find(name)).records] as const);
      samples = Object.fromEntries(await Promise.all(kept));
      records = valuesOf();
    },
    put: async (entity, key, values) => {
      isAsItWas = false;
      const expected = (await store.get(entity, key))?.revision ?? 0;
      await store.write([{ entity, record: { key, values, changes: [] }, expected }]);
    },
    judge:
      tried.judge ??
      ((name, values, around, fields) => {
        const entity = product.entity(name);
        return entity ? validate(entity, values, around, { isForm: true, fields }) : [];
      }),
  };
}
