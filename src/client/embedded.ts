import { type Backend, createBackend, indexedDbStore, type MadeSamples, sampleRecords, subjectPath } from '#backend';

export type { MadeSamples } from '#backend';

import type { Product } from '#specification';
import { bodyOf } from './body.ts';
import type { Connection } from './connection.ts';
import { ProblemError } from './failures.ts';
import { parseSubject } from './parse-subject.ts';
import { problemDetailsOf } from './problem-details.ts';

/** An address that no server has: a request needs one. */
const nowhere = 'https://product.invalid';

/** A backend that runs inside of the app. */
export function overBackend(backend: Backend, { reset }: Pick<Connection, 'reset'> = {}): Connection {
  const send: Connection['send'] = ({ method, path, headers, body, signal }) =>
    backend(new Request(nowhere + path, { method, headers, body, signal }));
  return {
    isEmbedded: true,
    send,
    subject: async (role) => {
      const path = `${subjectPath}?role=${encodeURIComponent(role)}`;
      const response = await send({ method: 'GET', path, headers: {} });
      if (!response.ok) throw new ProblemError(await problemDetailsOf(response));
      return parseSubject(await bodyOf(response));
    },
    ...(reset ? { reset } : {}),
  };
}

/**
 * The store in this browser. Entities that it never kept a record of are filled with samples.
 * @param name of the document: each has a store of its own
 * @param beforehand samples that need not be made any more, where there are any
 */
export function embedded(name: string, product: Product, beforehand?: () => Promise<MadeSamples>): Connection {
  const store = indexedDbStore(`ninefold-${name}`);
  const backend = createBackend(product, { store });
  const fillUntouched = async () => {
    const untouched = await Promise.all(product.entities.map((entity) => store.isUntouched(entity.name)));
    if (untouched.includes(true))
      await store.fill(await sampleRecords(product, new Date(), beforehand), { onlyUntouched: true });
  };
  let ready: Promise<void> | undefined;
  return overBackend(
    async (request) => {
      ready ??= fillUntouched();
      await ready.catch((error: unknown) => {
        // The next call tries again.
        ready = undefined;
        throw error;
      });
      return backend(request);
    },
    { reset: async () => store.fill(await sampleRecords(product, new Date())) },
  );
}
