import type { Locks } from './locks.ts';

/** The last one that holds or waits for a lock. */
const last = new Map<string, Promise<unknown>>();

/** Locks that this tab alone knows of. */
export const ownLocks: Locks = {
  request: async (name, { ifAvailable }, use) => {
    const before = last.get(name);
    if (before && ifAvailable) return use(null);
    const run = Promise.resolve(before).then(() => use({}));
    const end: Promise<unknown> = run
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === end) last.delete(name);
      });
    last.set(name, end);
    return run;
  },
  query: async () => ({ held: [...last.keys()].map((name) => ({ name })) }),
};
