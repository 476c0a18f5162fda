import { expectMarkdown } from '#app/fields';
import type { Connection } from '#client';
import { ahead, loadAhead } from '#components/lazily';
import type { Product } from '#specification';

/** How long a page that is never at rest is waited for, in milliseconds. */
const patience = 2000;

/** Loads what the next pages need, one after the other while the page has nothing else to do. */
export async function loadAtRest({ entities }: Product, { parts = [] }: Connection) {
  if (entities.some(({ fields }) => fields.some(({ format }) => format === 'markdown'))) expectMarkdown();
  for (const part of parts) ahead(part);
  let last: Promise<unknown> = Promise.resolve();
  loadAhead((load) => {
    // What fails is loaded again when it is needed.
    last = last
      .then(atRest)
      .then(load)
      .catch(() => undefined);
  });
}

async function atRest() {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  await new Promise((resolve) => {
    // Not every browser says when it has nothing to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 100);
  });
}
