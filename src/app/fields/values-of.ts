import type { Values } from '#specification';

/** The answers inside an answer. */
export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
