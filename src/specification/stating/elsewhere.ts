import type { Positions } from '../reading/positions.ts';
import type { Specification } from '../specification.ts';
import { thingAt } from '../vocabulary/thing-at.ts';

/** A line of a document that states the same key of another thing. */
export interface Elsewhere {
  file: string;
  line: number;
  text: string;
}

/** Longer lines are no example. */
const longest = 240;

/** Where a document states the same fact as a path is about, of whatever it states it. */
export function elsewhere(path: string, { file, positions }: Specification, text: string): Elsewhere | undefined {
  const asked = thingAt(path);
  if (!asked) return undefined;
  const lines = text.split('\n');
  for (const [found, [line]] of within(positions[2]?.[path.split('.')[0] ?? ''], path.split('.')[0] ?? '')) {
    const at = thingAt(found);
    const written = lines[line - 1]?.trim() ?? '';
    if (at?.thing === asked.thing && at.key === asked.key && written.length <= longest)
      return { file, line, text: written };
  }
  return undefined;
}

function* within(positions: Positions | undefined, path: string): Generator<[path: string, positions: Positions]> {
  for (const [key, inner] of Object.entries(positions?.[2] ?? {})) {
    yield [`${path}.${key}`, inner];
    yield* within(inner, `${path}.${key}`);
  }
}
