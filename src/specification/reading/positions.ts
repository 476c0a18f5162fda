/**
 * Where each fact stands: line and column from 1, then the facts inside it by key or index.
 * A tree, because it travels with the model to the browser.
 */
export type Positions = [line: number, column: number, inside?: Record<string, Positions>];

/** The position of the fact at a path such as `entities.repair.fields.number`, or of the nearest one around it. */
export function positionAt(positions: Positions, path: string): { line: number; column: number } {
  let at = positions;
  for (const key of path.split('.')) {
    const inside = at[2];
    const next = inside && Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (!next) break;
    at = next;
  }
  return { line: at[0], column: at[1] };
}
