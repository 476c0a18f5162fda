/**
 * Where each fact stands: line and column from 1, then the facts inside it by key or index.
 * A tree, because it travels with the model to the browser.
 */
export type Positions = [line: number, column: number, inside?: Record<string, Positions>];

/** The position of the fact at a path such as `entities.repair.fields.number`, or of the nearest one around it. */
export function positionAt(positions: Positions, path: string): { line: number; column: number } {
  let at = positions;
  for (const key of path.split('.')) {
    const inside = at[2]?.[key];
    if (!inside) break;
    at = inside;
  }
  return { line: at[0], column: at[1] };
}

/** Whether the document itself writes something at the path, if only `not shown`. */
export function isWritten(positions: Positions, path: string): boolean {
  let at: Positions | undefined = positions;
  for (const key of path.split('.')) at = at?.[2]?.[key];
  return at !== undefined;
}
