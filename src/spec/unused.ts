/**
 * Facts that are read, checked and shown in the specification, and that nothing acts on yet. They are marked there: a
 * document must not seem to be kept where it is not.
 */
const unused = [
  /^calls\.[^.]+\.(idempotencyKey|pagination|concurrency|body|errors)$/,
  /^lifecycles\.[^.]+\.transitions\.[^.]+\.call$/,
  /^lifecycles\.[^.]+\.states\.[^.]+\.(final|description)$/,
  /^rules\.[^.]+\.checkedBy$/,
  /^errors\.[^.]+\.(detail|shown)$/,
  /^entities\.[^.]+\.history$/,
];

/** Whether something in the app follows from a fact. */
export function isUsed(path: string): boolean {
  return !unused.some((pattern) => pattern.test(path));
}
