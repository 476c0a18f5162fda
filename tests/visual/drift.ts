import type { Pixels } from './compare.ts';
import type { Area } from './page/driver.ts';

/** Between letters there is so little ink, in parts of where there is most. */
const faint = 0.08;
/** Of the ink of a whole line, so much is a letter, in parts of it; what is less is the edge of one. */
const fewest = 0.02;
/** Words on one line are no farther apart, in pixels. */
const wordGap = 8;

/** Boxes with those that stand on the same line of text. */
export function linesOf<Of extends Area>(boxes: Iterable<Of>): Of[][] {
  const lines: Of[][] = [];
  for (const box of [...boxes].sort((a, b) => a.x - b.x)) {
    const line = lines.find((others) => others.some((other) => isBeside(other, box)));
    if (line) line.push(box);
    else lines.push([box]);
  }
  return lines;
}

function isBeside(left: Area, right: Area): boolean {
  const isOnLine = left.y < right.y + right.height && right.y < left.y + left.height;
  return isOnLine && right.x - (left.x + left.width) <= wordGap;
}

/**
 * How much farther the letter at the right end of a line was moved than the one at its left end, in pixels: letters
 * are what lies between columns with hardly any ink. 0 where there is but one.
 */
export function driftIn(before: Pixels, after: Pixels, { x, y, width, height }: Area): number {
  const start = Math.max(0, x - 2);
  const columns = Math.min(before.width, x + width + 2) - start;
  const ground = groundOf(before, start, y, columns, height);
  const [was = [], is = []] = [before, after].map((picture) => inkIn(picture, ground, start, y, columns, height));
  const whole = was.reduce((sum, ink) => sum + ink, 0);
  const gap = faint * Math.max(...was);
  const moves: number[] = [];
  let letter = { was: 0, is: 0, wasAt: 0, isAt: 0 };
  for (let column = 0; column <= columns; column++) {
    const [a = 0, b = 0] = [was[column], is[column]];
    if (column < columns && Math.max(a, b) > gap) {
      letter = {
        was: letter.was + a,
        is: letter.is + b,
        wasAt: letter.wasAt + a * column,
        isAt: letter.isAt + b * column,
      };
      continue;
    }
    if (letter.was > fewest * whole && letter.is > 0) moves.push(letter.isAt / letter.is - letter.wasAt / letter.was);
    letter = { was: 0, is: 0, wasAt: 0, isAt: 0 };
  }
  return (moves.at(-1) ?? 0) - (moves[0] ?? 0);
}

function groundOf(picture: Pixels, x: number, y: number, columns: number, rows: number): number {
  const words = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const counts = new Map<number, number>();
  for (let row = y; row < y + rows; row++)
    for (let column = x; column < x + columns; column++) {
      const word = words[row * picture.width + column] ?? 0;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** How far the pixels of each column are from the ground, but for what nobody sees. */
function inkIn({ data, width }: Pixels, ground: number, x: number, y: number, columns: number, rows: number): number[] {
  const ink = new Array<number>(columns).fill(0);
  for (let row = y; row < y + rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = (row * width + x + column) * 4;
      const apart = [0, 1, 2].map((channel) =>
        Math.abs((data[at + channel] ?? 0) - ((ground >>> (8 * channel)) & 255)),
      );
      const most = Math.max(...apart);
      if (most > 24) ink[column] = (ink[column] ?? 0) + most;
    }
  return ink;
}
