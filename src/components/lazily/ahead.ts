type Load = () => Promise<unknown>;

const loads = new Set<Load>();
let begin: ((load: Load) => void) | undefined;

/** Names what is loaded when it is first needed, so that it can be loaded before the line is lost. */
export function ahead(load: Load) {
  if (loads.has(load)) return;
  loads.add(load);
  begin?.(load);
}

/**
 * Loads all that is only loaded when it is needed, and what that names in turn: without a line it could not be.
 * @param how each is loaded: at once where absent
 */
export function loadAhead(how = start) {
  begin = how;
  for (const load of loads) how(load);
}

/** What fails is loaded again when it is needed. */
function start(load: Load) {
  void load().catch(() => undefined);
}
