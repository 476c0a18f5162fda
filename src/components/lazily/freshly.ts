const mark = 'ninefold.reloaded';
/** A page that was just reloaded is not reloaded again. */
const recent = 20_000;

let failures = new WeakSet<() => unknown>();

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
    throw error;
  }
}

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
