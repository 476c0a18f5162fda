type Hear = (event: PopStateEvent) => void;

const hearing = new Set<Hear>();

// A window tells in turn: what is to hear of it before the router has to listen before there is one.
globalThis.window?.addEventListener('popstate', (event) => {
  for (const hear of hearing) hear(event);
});

/** Hears of the browser's ways back and forth before the router does, and can keep them from it. */
export function onWayBack(hear: Hear): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
