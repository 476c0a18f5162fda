/** The way back from what was done last, and for whom it is: nobody takes back what somebody else did before them. */
let last: { of: object; run: () => void } | undefined;

const listeners = new Set<() => void>();

/** Follows whether there is a way back. @returns what ends that */
export function onLastUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there is a way back from what somebody did last. */
export function canUndo(of: object): boolean {
  return last?.of === of;
}

function keep(next: typeof last) {
  last = next;
  for (const listener of listeners) listener();
}

/** @param run absent where there is no way back from what was done last: then the one before it is over, too */
export function noteUndo(of: object, run: (() => void) | undefined) {
  keep(run && { of, run });
}

/** Takes back what was done last; false where that cannot be. */
export function undoLast(of: object): boolean {
  const found = last?.of === of ? last : undefined;
  keep(undefined);
  found?.run();
  return found !== undefined;
}
