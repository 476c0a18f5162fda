import type * as z from 'zod';
import { isMap } from '../chapters/facts.ts';
import type { Positions } from './positions.ts';
import { holdsNamed, inside, knows } from './schema.ts';

/**
 * Something whose name alone is written, `condition: not shown`, or of which nothing can be used, is there all the same,
 * and nothing else is known of it.
 */
export function keepNames(schema: z.core.$ZodType, value: unknown, positions: Positions | undefined) {
  keep(schema, value, positions, (of) => (holdsNamed(of) ? {} : undefined));
}

/** A key that the vocabulary does not have is there, although `not shown` leaves no value behind: so it is found out. */
export function keepStrangers(schema: z.core.$ZodType, value: unknown, positions: Positions | undefined) {
  keep(schema, value, positions, (of, key) => (knows(of, key) ? undefined : null));
}

/** Puts something where a key is written and has no value, at every depth; nothing where `missing` has nothing for it. */
function keep(
  schema: z.core.$ZodType,
  value: unknown,
  positions: Positions | undefined,
  missing: (schema: z.core.$ZodType, key: string) => object | null | undefined,
) {
  const places = positions?.[2];
  if (!places || (!isMap(value) && !Array.isArray(value))) return;
  if (isMap(value)) {
    const put = Object.keys(places).filter((key) => {
      const own = Object.hasOwn(value, key) ? undefined : missing(schema, key);
      if (own !== undefined) value[key] = own;
      return own !== undefined;
    });
    if (put.length > 0) putInOrder(value, Object.keys(places));
  }
  for (const [key, item] of Object.entries(value)) {
    const of = inside(schema, key);
    if (of) keep(of, item, Object.hasOwn(places, key) ? places[key] : undefined, missing);
  }
}

/** A thing whose keys stand as they are written: states, columns and roles have an order. */
function putInOrder(thing: Record<string, unknown>, written: readonly string[]) {
  const stated = new Map(Object.entries(thing));
  for (const key of stated.keys()) delete thing[key];
  for (const key of [...written, ...stated.keys()]) if (stated.has(key)) thing[key] = stated.get(key);
}
