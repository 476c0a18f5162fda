/** Kleene's three values. */
export type Truth = true | false | 'unknown';

/** What is known only to be unknown. */
export const unknown = Symbol('unknown');

/** True where both are, false where one is: an unknown side does not matter beside a false one. */
export function and(left: Truth, right: Truth): Truth {
  if (left === false || right === false) return false;
  return left === true && right === true ? true : 'unknown';
}

/** True where one is: an unknown side does not matter beside a true one. */
export function or(left: Truth, right: Truth): Truth {
  return not(and(not(left), not(right)));
}

/** What is unknown stays unknown. */
export function not(of: Truth): Truth {
  return of === 'unknown' ? 'unknown' : !of;
}
