import type { Point } from './layout.ts';
import type { Box, Direction } from './loops.ts';

/** The room that a row of nodes or labels takes, in the direction in which rows follow one another. */
interface Rank {
  begin: number;
  end: number;
}

/** So far from its corners a line leaves a box. */
const inset = 12;
/** So long it goes straight where it meets one: the sign at its end stands on it. */
const straight = 10;

/** The rows in which nodes and labels stand: between two of them there is room. */
export function ranksOf(boxes: readonly Box[], direction: Direction): Rank[] {
  const spans = boxes.map(({ x, y, width, height }): [number, number] =>
    direction === 'down' ? [y, y + height] : [x, x + width],
  );
  const ranks: Rank[] = [];
  for (const [begin, end] of spans.sort(([a], [b]) => a - b)) {
    const last = ranks.at(-1);
    if (last && begin < last.end) last.end = Math.max(last.end, end);
    else ranks.push({ begin, end });
  }
  return ranks;
}

/**
 * A line as it is laid out, but from box to box, and straight through every row: only between rows does it go aside,
 * so that it passes beneath no other box.
 */
export function between(
  points: readonly Point[],
  from: Box | undefined,
  to: Box | undefined,
  ranks: readonly Rank[],
  direction: Direction,
): Point[] {
  const inner = points.slice(1, -1);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!from || !to || !first || !last) return [...points];
  const inward = inner.flatMap((point, index) => through(point, points[index] ?? point, ranks, direction));
  return [...leaving(from, first, ranks, direction), ...inward, ...leaving(to, last, ranks, direction).reverse()];
}

/** A bend within a row, as two at its edges, in the order in which the line meets them. */
function through(point: Point, before: Point, ranks: readonly Rank[], direction: Direction): Point[] {
  const rank = rankAt(ahead(point, direction), ranks);
  if (!rank) return [point];
  const edges = [at(point, rank.begin, direction), at(point, rank.end, direction)];
  return ahead(before, direction) > ahead(point, direction) ? edges.reverse() : edges;
}

/** From the side of a box that faces where the line goes, out to the edge of its row. */
function leaving(box: Box, to: Point, ranks: readonly Rank[], direction: Direction): Point[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const rank = rankAt(ahead(middle, direction), ranks);
  const half = (direction === 'down' ? box.height : box.width) / 2;
  const wide = Math.max(0, (direction === 'down' ? box.width : box.height) / 2 - inset);
  const way = ahead(to, direction) - ahead(middle, direction);
  const sign = Math.sign(way) || 1;
  const aside = direction === 'down' ? to.x - middle.x : to.y - middle.y;
  // As far aside as the straight line would be, within the side.
  const along = Math.max(-wide, Math.min(wide, (aside * half) / Math.max(half, Math.abs(way))));
  const foot = direction === 'down' ? { x: middle.x + along, y: middle.y } : { x: middle.x, y: middle.y + along };
  const side = at(foot, ahead(middle, direction) + sign * half, direction);
  const beyond = ahead(side, direction) + sign * straight;
  const edge = rank ? (sign > 0 ? Math.max(rank.end, beyond) : Math.min(rank.begin, beyond)) : beyond;
  return [side, at(foot, edge, direction)];
}

function rankAt(place: number, ranks: readonly Rank[]): Rank | undefined {
  return ranks.find(({ begin, end }) => begin < place && place < end);
}

function ahead({ x, y }: Point, direction: Direction): number {
  return direction === 'down' ? y : x;
}

function at({ x, y }: Point, place: number, direction: Direction): Point {
  return direction === 'down' ? { x, y: place } : { x: place, y };
}
