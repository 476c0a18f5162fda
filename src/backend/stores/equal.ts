import { isObject, ownOf } from '#specification';
import type { Values } from './store.ts';

/** Whether values have what is asked for in each field that is named. Unanswered and `null` are the same. */
export function haveAll(values: Values, wanted: Values): boolean {
  return Object.entries(wanted).every(([name, value]) => isEqual(ownOf(values, name), value ?? null));
}

/** Whether two answers are the same. Unanswered and `null` are. */
export function isSame(a: unknown, b: unknown): boolean {
  return isEqual(a ?? null, b ?? null);
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isEqual(ownOf(a, name), ownOf(b, name)));
}
