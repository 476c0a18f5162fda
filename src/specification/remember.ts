/** What is found out of something once, and kept for as long as that is there. */
export function remember<K extends object, T>(known: WeakMap<K, T>, key: K, find: () => T): T {
  if (!known.has(key)) known.set(key, find());
  return known.get(key) as T;
}
