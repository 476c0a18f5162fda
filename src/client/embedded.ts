import {
  type Backend,
  createBackend,
  indexedDbStore,
  type MadeSamples,
  type Person,
  partsOf,
  peoplePath,
  restoring,
  SampleKeeper,
  subjectPath,
} from '#backend';

export type { MadeSamples } from '#backend';

import type { Product } from '#specification';
import { bodyOf } from './body.ts';
import type { Connection } from './connection.ts';
import { parseSubject } from './parse-subject.ts';
import { loadProblemDetails, problemOf } from './problem-of.ts';

/** An address that no server has: a request needs one. */
const nowhere = 'https://product.invalid';

/** A backend that runs inside of the app. */
export function overBackend(
  backend: Backend,
  more: Pick<Connection, 'reset' | 'restore' | 'samples' | 'parts' | 'close' | 'atOnce'> = {},
): Connection {
  const send: Connection['send'] = ({ method, path, headers, body, signal }) =>
    backend(new Request(nowhere + path, { method, headers, body, signal }));
  const ask = async (path: string, query: Record<string, string>) => {
    const response = await send({ method: 'GET', path: `${path}?${new URLSearchParams(query)}`, headers: {} });
    if (!response.ok) throw await problemOf(response);
    return bodyOf(response);
  };
  return {
    isEmbedded: true,
    send,
    subject: async (role, person = '') => parseSubject(await ask(subjectPath, { role, person })),
    people: async (role) => (await ask(peoplePath, { role })) as Person[],
    ...more,
  };
}

/**
 * The store in this browser, with samples.
 * @param name of the document: each has a store of its own
 * @param beforehand samples that need not be made any more, where there are any
 */
export function embedded(name: string, product: Product, beforehand?: () => Promise<MadeSamples>): Connection {
  const isRecord = (entity: string) => product.entity(entity) !== undefined;
  const { store, restore } = restoring(indexedDbStore(`ninefold-${name}`), isRecord);
  const backend = createBackend(product, { store });
  const keeper = new SampleKeeper(product, store, beforehand);
  let filled: Promise<void> | undefined;
  const ready = async () => {
    filled ??= keeper.fill(new Date());
    await filled.catch((error: unknown) => {
      // The next call tries again.
      filled = undefined;
      throw error;
    });
  };
  return overBackend(
    async (request) => {
      await ready();
      // Before it is done: who closes the page in between has changed something, too.
      if (!reading.has(request.method)) await keeper.touch();
      return backend(request);
    },
    {
      close: () => store.close?.(),
      atOnce: async (work) => {
        await ready();
        const { atOnce } = await import('./at-once.ts');
        return atOnce(product, store, () => keeper.touch(), work);
      },
      reset: () => keeper.reset(new Date()),
      restore,
      samples: async () => {
        await ready();
        return keeper.state();
      },
      parts: [
        ...partsOf(product),
        () => import('./parse-figures.ts'),
        () => import('./at-once.ts'),
        loadProblemDetails,
      ],
    },
  );
}

/** Methods that change nothing. */
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
