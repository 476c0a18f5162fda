/** What values are kept in, by key. */
interface Kept<K, T> {
  has: (key: K) => boolean;
  get: (key: K) => T | undefined;
  set: (key: K, value: T) => unknown;
}

/** What is found out of something once, and kept for as long as that is there. */
export function remember<K, T>(known: Kept<K, T>, key: K, find: () => T): T {
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as T;
}
