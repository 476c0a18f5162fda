type Load = () => Promise<unknown>;

const loads = new Set<Load>();
let begin: ((load: Load) => void) | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Names what is loaded when it is first needed, so that it can be loaded before the line is lost. */
export function ahead(load: Load) {
  if (loads.has(load)) return;
  loads.add(load);
  begin?.(load);
}

/** Loads all that is only loaded when it is needed, and what that names in turn: without a line it could not be. */
export function loadAhead() {
  begin = start;
  for (const load of loads) start(load);
}

/** The same, one after the other, while the page has nothing else to do. */
export function loadAheadAtRest() {
  if (begin) return;
  begin = startAtRest;
  for (const load of loads) startAtRest(load);
}

function startAtRest(load: Load) {
  last = last.then(atRest).then(() => start(load));
}

/** What fails is loaded again when it is needed. */
function start(load: Load): Promise<unknown> {
  return load().catch(() => undefined);
}

/** How long a page that is never at rest is waited for, in milliseconds. */
const patience = 2000;

async function atRest() {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  await new Promise((resolve) => {
    // Not every browser says when it has nothing to do.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 100);
  });
}
