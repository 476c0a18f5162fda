import type { Values } from './compile/index.ts';

/** Whether something is an object of JSON, and not a list. */
export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an object has under a name: nothing that it inherits. */
export function ownOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}
