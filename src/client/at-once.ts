import { createBackend, etagOf, type Store, stagedStore } from '#backend';
import type { Product } from '#specification';
import type { AtOnce, Connection } from './connection.ts';
import { overBackend } from './embedded.ts';
import { ProblemError } from './failures.ts';

/** So often work is done again that somebody else came before. */
const mostTries = 3;

/**
 * Does work on a backend of its own, and then all that it wrote at once; nothing where it throws or comes to nothing.
 * @param touch told before anything is written
 */
export async function atOnce<Done>(
  product: Product,
  under: Store,
  touch: () => Promise<void>,
  work: (connection: Connection) => Promise<Done | undefined>,
): Promise<AtOnce<Done> | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { store, commit } = stagedStore(under);
    const done = await work(overBackend(createBackend(product, { store })));
    if (done === undefined) return undefined;
    await touch();
    const kept = await commit();
    if (!kept) continue;
    return {
      done,
      etagOf: (entity, key) => {
        const record = kept(entity, key);
        return record && etagOf(record);
      },
    };
  }
  throw new ProblemError({ type: 'about:blank', status: 409, title: '' });
}
