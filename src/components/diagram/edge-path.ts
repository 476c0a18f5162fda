import type { Point } from './layout.ts';

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const written = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line through points, its corners rounded off. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...further] = points;
  const last = further.pop();
  if (!first || !last) return '';
  const bends = further.map(
    (point, index) => `Q${written(point)} ${written(middle(point, further[index + 1] ?? last))}`,
  );
  return [`M${written(first)}`, ...bends, `L${written(last)}`].join('');
}

/** From where a line comes as it meets its end, in degrees. */
export function angleAt(end: Point, before: Point): number {
  return (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
}
