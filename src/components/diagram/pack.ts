import type { Line, Placed, Point, Size } from './layout.ts';

const gap = 28;

/**
 * Pictures side by side in rows, so that all of them together are about as wide as high times a ratio; the first ones first.
 * @param most how wide all of them may be, where each of them is less
 */
export function pack(pieces: readonly Placed[], ratio: number, margin: number, most: number): Placed {
  const area = pieces.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const wanted = Math.min(Math.sqrt(area * ratio), most - 2 * margin);
  const widest = Math.max(wanted, ...pieces.map(({ width }) => width));
  const nodes = new Map<string, Point>();
  const edges = new Map<string, Line>();
  const all: Size = { width: 0, height: 0 };
  let x = 0;
  let y = 0;
  for (const piece of pieces) {
    if (x > 0 && x + piece.width > widest) {
      x = 0;
      y = all.height + gap;
    }
    const by = { x: x + margin, y: y + margin };
    for (const [id, at] of piece.nodes) nodes.set(id, moved(at, by));
    for (const [id, { points, label }] of piece.edges)
      edges.set(id, { points: points.map((point) => moved(point, by)), label: moved(label, by) });
    all.width = Math.max(all.width, x + piece.width);
    all.height = Math.max(all.height, y + piece.height);
    x += piece.width + gap;
  }
  return { width: all.width + 2 * margin, height: all.height + 2 * margin, nodes, edges };
}

function moved(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}
