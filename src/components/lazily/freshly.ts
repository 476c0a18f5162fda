import { NotLoaded } from './not-loaded.ts';

const mark = 'ninefold.reloaded';
/** A page that was just reloaded is not reloaded again, unless the line came back since. */
const recent = 20_000;

let failures = new WeakSet<() => unknown>();
const failedParts = new Set<string>();

/**
 * Loads a module. A browser may keep in mind that a module failed, and fail again without asking: the second time in a
 * row the page is loaded anew. Drafts survive that.
 */
export async function freshly<T>(load: () => Promise<T>): Promise<T> {
  try {
    const module = await load();
    failures.delete(load);
    return module;
  } catch (error) {
    const isSecond = failures.has(load);
    failures.add(load);
    if (isSecond) reloadOnce();
    throw new NotLoaded(error instanceof Error ? error.message : '', { cause: error });
  }
}

// What is loaded elsewhere, as the backend inside of the app does, fails for ever in the same way.
globalThis.addEventListener?.('vite:preloadError', ({ payload: { message } }) => {
  if (!navigator.onLine) return;
  if (failedParts.has(message)) reloadOnce();
  failedParts.add(message);
});

globalThis.addEventListener?.('online', () => {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // Without a note there is nothing to forget.
  }
});

function reloadOnce() {
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < recent) return;
    sessionStorage.setItem(mark, String(Date.now()));
  } catch {
    // Without a note of it, it might go round in a circle.
    return;
  }
  failures = new WeakSet();
  location.reload();
}
