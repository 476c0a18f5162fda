/** The way back from what was done last, and for whom it is: nobody takes back what somebody else did before them. */
let last: { of: object; run: () => void } | undefined;

/** What was done last where there is no way back from it. */
let forGood: { of: object; what: string } | undefined;

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

/**
 * @param run absent where there is no way back from what was done last: then the one before it is over, too
 * @param what what that was done to, where it is known
 */
export function noteUndo(of: object, run: (() => void) | undefined, what?: string) {
  forGood = run || what === undefined ? undefined : { of, what };
  keep(run && { of, run });
}

/** What somebody did last cannot be taken back: what that was done to; undefined where they did nothing. */
export function doneForGood(of: object): string | undefined {
  return forGood?.of === of ? forGood.what : undefined;
}

/** Takes back what was done last; false where that cannot be. */
export function undoLast(of: object): boolean {
  const found = last?.of === of ? last : undefined;
  keep(undefined);
  found?.run();
  return found !== undefined;
}
