import type { Point } from './layout.ts';
import type { Direction } from './loops.ts';

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const written = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line through points that leaves and meets each straight ahead: it goes aside only between them, beside no label. */
export function pathThrough([first, ...further]: readonly Point[], direction: Direction): string {
  if (!first) return '';
  const pieces = further.map((point, index) => {
    const before = further[index - 1] ?? first;
    const half = middle(before, point);
    const [leaving, meeting] =
      direction === 'down'
        ? [
            { x: before.x, y: half.y },
            { x: point.x, y: half.y },
          ]
        : [
            { x: half.x, y: before.y },
            { x: half.x, y: point.y },
          ];
    return `C${written(leaving)} ${written(meeting)} ${written(point)}`;
  });
  return [`M${written(first)}`, ...pieces].join('');
}

/** A line back to where it begins, its corners rounded off. */
export function pathAround(points: readonly Point[]): string {
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
