import { isNotLoaded, NotLoaded } from './not-loaded.ts';

const mark = 'ninefold.reloaded';
/** A page that was just reloaded is not reloaded again, unless the line came back since. */
const recent = 20_000;

let failures = new WeakSet<() => unknown>();
let hasFailed = false;

let mayReload = false;

/** Has the page loaded anew where nothing else helps: for a page of which nothing is lost then. */
export function reloadWhenStuck() {
  mayReload = true;
}

/**
 * Loads a module. A browser may keep in mind that a module failed, and fail again without asking: the second time in a
 * row the page is loaded anew where it may be.
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

/** Notes that something failed for want of a part that is loaded elsewhere, as by the backend inside of the app. */
export function noteNotLoaded(error: unknown) {
  if (!isNotLoaded(error) || !navigator.onLine) return;
  if (hasFailed) reloadOnce();
  hasFailed = true;
}

globalThis.addEventListener?.('online', () => {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // Without a note there is nothing to forget.
  }
});

function reloadOnce() {
  if (!mayReload || !navigator.onLine) return;
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
