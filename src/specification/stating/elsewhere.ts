import type { Positions } from '../reading/positions.ts';
import type { Specification } from '../specification.ts';
import { thingAt } from '../vocabulary/thing-at.ts';

/** Where a document states the same key of another thing, with what belongs to it. */
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
    if (at?.thing !== asked.thing || at.key !== asked.key) continue;
    const written = excerpt(lines.slice(line - 1));
    if (written !== undefined && !saysLittle.test(written)) return { file, line, text: written };
  }
  return undefined;
}

/** The path of the first screen is no example of any other, and a key alone is none of anything. */
const saysLittle = /^(?:path: *["']?\/["']?|[^:]+:)$/;
const mostLines = 6;

/** A line, and those further in below it, as far as anybody reads. */
function excerpt([first = '', ...rest]: readonly string[]): string | undefined {
  if (first.length > longest) return undefined;
  const margin = first.length - first.trimStart().length;
  const isInside = (line: string) => line.trim() !== '' && line.length - line.trimStart().length > margin;
  const end = rest.findIndex((line) => !isInside(line));
  const inside = end < 0 ? rest : rest.slice(0, end);
  const shown = [first, ...inside.slice(0, mostLines - 1)];
  const more = inside.length >= mostLines ? ['  …'] : [];
  return [...shown.map((line) => line.slice(margin).trimEnd().slice(0, longest)), ...more].join('\n');
}

function* within(positions: Positions | undefined, path: string): Generator<[path: string, positions: Positions]> {
  for (const [key, inner] of Object.entries(positions?.[2] ?? {})) {
    yield [`${path}.${key}`, inner];
    yield* within(inner, `${path}.${key}`);
  }
}
