import type { Staged } from './staged-store.ts';
import type { Store } from './store.ts';

/** A store on top of another, whose writes are held back until all of them are written at once. Loaded when it is needed. */
export async function stagedOver(store: Store): Promise<Staged> {
  const { stagedStore } = await import('./staged-store.ts');
  return stagedStore(store);
}
