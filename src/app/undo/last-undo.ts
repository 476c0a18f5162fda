/** The way back from what was done last, and for whom it is: nobody takes back what somebody else did before them. */
let last: { of: object; run: () => void } | undefined;

/** @param run absent where there is no way back from what was done last: then the one before it is over, too */
export function noteUndo(of: object, run: (() => void) | undefined) {
  last = run && { of, run };
}

/** Takes back what was done last; false where that cannot be. */
export function undoLast(of: object): boolean {
  const found = last?.of === of ? last : undefined;
  last = undefined;
  found?.run();
  return found !== undefined;
}
