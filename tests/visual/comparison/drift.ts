import type { Area } from '../capture/page/measuring.ts';
import type { Pixels } from './compare.ts';

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

/** How much farther the letter at the right end of a line was moved than the one at its left end, in pixels; 0 where there is but one. */
export function driftIn(before: Pixels, after: Pixels, { x, y, width, height }: Area): number {
  const start = Math.max(0, x - 2);
  const columns = Math.min(before.width, x + width + 2) - start;
  const ground = groundOf(before, start, y, columns, height);
  const was = inkIn(before, ground, start, y, columns, height);
  const is = inkIn(after, ground, start, y, columns, height);
  const least = fewest * sum(was);
  const moves = lettersIn(was, is)
    .filter(([from, to]) => sum(was.slice(from, to)) > least && sum(is.slice(from, to)) > 0)
    .map(([from, to]) => middleOf(is, from, to) - middleOf(was, from, to));
  return (moves.at(-1) ?? 0) - (moves[0] ?? 0);
}

type Run = readonly [from: number, to: number];

/** Letters are runs of columns with ink in one picture or the other, between columns with hardly any. */
function lettersIn(was: readonly number[], is: readonly number[]): Run[] {
  const gap = faint * Math.max(...was);
  const isInked = was.map((ink, column) => Math.max(ink, is[column] ?? 0) > gap);
  const starts = isInked.flatMap((inked, column) => (inked && !isInked[column - 1] ? column : []));
  return starts.map((from) => {
    const end = isInked.indexOf(false, from);
    return [from, end === -1 ? isInked.length : end];
  });
}

/** Where as much ink lies to the left as to the right. */
function middleOf(ink: readonly number[], from: number, to: number): number {
  const own = ink.slice(from, to);
  return from + sum(own.map((amount, column) => amount * column)) / sum(own);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0);
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
