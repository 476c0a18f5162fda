import type * as z from 'zod';
import { isMap } from '../chapters/facts.ts';
import type { Positions } from './positions.ts';
import { holdsNamed, inside, knows } from './schema.ts';

/**
 * Something whose name alone is written, `condition: not shown`, or of which nothing can be used, is there all the same,
 * and nothing else is known of it.
 */
export function keepNames(schema: z.core.$ZodType, value: unknown, positions: Positions | undefined) {
  const places = positions?.[2];
  if (!places) return;
  if (isMap(value) && holdsNamed(schema))
    for (const name of Object.keys(places)) if (!Object.hasOwn(value, name)) value[name] = {};
  if (!isMap(value) && !Array.isArray(value)) return;
  for (const [key, item] of Object.entries(value)) {
    const of = inside(schema, key);
    if (of) keepNames(of, item, Object.hasOwn(places, key) ? places[key] : undefined);
  }
}

/** A key that the vocabulary does not have is there, although `not shown` leaves no value behind: so it is found out. */
export function keepStrangers(schema: z.core.$ZodType, value: unknown, positions: Positions | undefined) {
  const places = positions?.[2];
  if (!places || (!isMap(value) && !Array.isArray(value))) return;
  if (isMap(value))
    for (const key of Object.keys(places)) if (!Object.hasOwn(value, key) && !knows(schema, key)) value[key] = null;
  for (const [key, item] of Object.entries(value)) {
    const of = inside(schema, key);
    if (of) keepStrangers(of, item, Object.hasOwn(places, key) ? places[key] : undefined);
  }
}
