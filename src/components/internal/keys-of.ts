/** `Object.keys` for a closed table: the keys keep their types. */
export function keysOf<T extends object>(table: T) {
  return Object.keys(table) as (keyof T)[];
}
