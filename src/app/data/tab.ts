import { locks } from './locks.ts';
import { newId } from './new-id.ts';

/** This tab among the others of the browser. */
export interface Tab {
  /** The same after a reload, another in every tab. */
  id: () => Promise<string>;
  /** Of some tabs those that are open. */
  openOf: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

const mark = 'ninefold.tab';
/** How long a page that is just being reloaded may still hold its name. */
const handover = 500;

let claimed: Promise<string> | undefined;

/** A tab has its name in its session and holds a lock of that name, which goes with it however it ends. */
export const thisTab: Tab = {
  id: () => (claimed ??= claim()),
  openOf: async (ids) => {
    const { held = [] } = await (await locks()).query();
    const names = new Set(held.map(({ name }) => name));
    return new Set(ids.filter((id) => names.has(lockOf(id))));
  },
};

async function claim(): Promise<string> {
  const kept = inSession((session) => session.getItem(mark));
  // A tab that was duplicated has the session of the first, which holds the name.
  if (kept && (await hold(kept))) return kept;
  const id = newId();
  inSession((session) => session.setItem(mark, id));
  await hold(id);
  return id;
}

function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    void locks()
      .then((all) => all.request(lockOf(id), { signal: AbortSignal.timeout(handover) }, held))
      .catch(() => resolve(false));
  });
}

function lockOf(id: string): string {
  return `${mark}.${id}`;
}

function inSession<T>(use: (session: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
