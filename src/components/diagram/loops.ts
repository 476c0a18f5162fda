import type { Line, Point, Size } from './layout.ts';

export type Direction = 'across' | 'down';
export type Box = Point & Size;

/** Between a node and the label of a line that leads back to it. */
const way = 20;
const bow = 10;

/** How much room lines from a node to itself take on one side of it. */
export function roomFor(labels: readonly Size[], direction: Direction): number {
  return labels.reduce((sum, { width, height }) => sum + way + (direction === 'across' ? height : width) + bow, 0);
}

/** Lines from a node to itself, one beyond the other: below it where edges lead across, else at its end. */
export function loopsOf(node: Box, labels: readonly Size[], direction: Direction): Line[] {
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 };
  let beyond = direction === 'across' ? node.y + node.height : node.x + node.width;
  const edge = beyond;
  return labels.map(({ width, height }) => {
    const [long, deep] = direction === 'across' ? [width, height] : [height, width];
    // Along the side of the node, and away from it.
    const at = (along: number, away: number): Point =>
      direction === 'across' ? { x: middle.x + along, y: away } : { x: away, y: middle.y + along };
    const centre = beyond + way + deep / 2;
    const points = [
      at(-12, edge),
      at(-long / 2 - bow, beyond + bow),
      at(-long / 2 - bow, centre + deep / 2 + bow / 2),
      at(0, centre + deep / 2 + bow / 2),
      at(long / 2 + bow, centre + deep / 2 + bow / 2),
      at(long / 2 + bow, beyond + bow),
      at(12, edge),
    ];
    beyond += way + deep + bow;
    return { points, label: at(0, centre) };
  });
}
