import { createBackend, indexedDbStore, sampleRecords } from '#backend';
import type { Specification } from '#spec';
import type { Connection } from './connection.ts';

/** The store in this browser. Entities that it never kept a record of are filled with samples. */
export function embedded(productId: string, spec: Specification): Connection {
  const store = indexedDbStore(`ninefold-${productId}`);
  const backend = createBackend(spec, { store });
  const fillUntouched = async () => {
    const isUntouched = await Promise.all(Object.keys(spec.entities).map((entity) => store.isUntouched(entity)));
    if (!isUntouched.includes(true)) return;
    const samples = Object.entries(sampleRecords(spec, new Date()));
    await store.fill(Object.fromEntries(samples.filter((_, index) => isUntouched[index])));
  };
  let ready: Promise<void> | undefined;
  return {
    send: async (request) => {
      ready ??= fillUntouched();
      await ready.catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      return backend(request);
    },
    reset: () => store.fill(sampleRecords(spec, new Date())),
  };
}

/** The product's own server, asked with the same requests. */
export function remote(address: string): Connection {
  const base = address.replace(/\/$/, '');
  return {
    send: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(base + pathname + search, request));
    },
  };
}
