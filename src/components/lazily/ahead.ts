type Load = () => Promise<unknown>;

const loads = new Set<Load>();
let isAhead = false;

/** Names what is loaded when it is first needed, so that it can be loaded before the line is lost. */
export function ahead(load: Load) {
  loads.add(load);
  if (isAhead) start(load);
}

/** Loads all that is only loaded when it is needed, and what that names in turn: without a line it could not be. */
export function loadAhead() {
  isAhead = true;
  for (const load of loads) start(load);
}

/** What fails is loaded again when it is needed. */
function start(load: Load) {
  load().catch(() => undefined);
}
