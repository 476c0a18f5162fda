import type { Values } from './compile/index.ts';

/** Whether something is an object of JSON, and not a list. */
export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names that reach into objects: nothing is kept under them. */
export const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** What an object has under a name: nothing that it inherits. */
export function ownOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}

/** Whether two values are the same, in whatever order objects name what they have. What is not there and `null` are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(ownOf(a, name), ownOf(b, name)));
}

/** Whether values have what is asked for in each field that is named. */
export function haveAll(values: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) => isSame(ownOf(values, name), value));
}

/** Some of the values; what there is none of is `null`. */
export function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, ownOf(values, name)]));
}
