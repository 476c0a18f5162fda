import { differenceCiede2000, formatHex } from 'culori';
import type { Box, Pixels } from './compare.ts';

const apart = differenceCiede2000();
/** A smaller difference of two colours is not noticed, side by side. */
const noticed = 1;
/** A colour says something from so many pixels on. */
const telling = 4;
const consistent = 0.85;
/** Around a place: what a line lies on says whether the line is gone or of another colour. */
const around = 2;
const mostPairs = 6;

interface Recolouring {
  /** As in `#1a73e8 → #1967d2`, the most telling first. */
  pairs: string[];
  /** Each colour became one other, and each came from one: nothing was drawn or taken away. */
  isWhole: boolean;
  isFaint: boolean;
}

interface Pair {
  from: number;
  to: number;
  count: number;
}

/** Which colours became which others in a place, and whether that is all that happened there. */
export function recolouring(before: Pixels, after: Pixels, box: Box, members: Uint32Array): Recolouring {
  const a = wordsOf(before);
  const b = wordsOf(after);
  const pairs = new Map<number, Pair>();
  for (const index of members) {
    const [from = 0, to = 0] = [a[index], b[index]];
    // Pictures are opaque: two colours without their last byte are one number.
    const key = (from & 0xffffff) * 0x1000000 + (to & 0xffffff);
    const pair = pairs.get(key);
    if (pair) pair.count++;
    else pairs.set(key, { from, to, count: 1 });
  }
  const all = [...pairs.values()];
  const isWhole =
    isConsistent(
      Map.groupBy(all, ({ from }) => from),
      countsIn(a, before, box),
      (own) => Math.max(...own),
    ) &&
    // Several may become one, as the edges of letters do; what is one with the ground was taken away.
    isConsistent(
      Map.groupBy(all, ({ to }) => to),
      countsIn(b, before, box),
      sum,
    );
  const told = all.sort((one, other) => weight(other) - weight(one)).slice(0, mostPairs);
  const [first] = told;
  return {
    pairs: told
      .filter((pair) => first && weight(pair) >= weight(first) / 20)
      .map(({ from, to }) => `${hex(from)} → ${hex(to)}`),
    isWhole,
    isFaint: told.every(({ from, to }) => apart(hex(from), hex(to)) < noticed),
  };
}

/** Whether a place is the line of a frame, or a rule: nothing but what lies along its edges. */
export function isLine({ x, y, width, height }: Box, members: Uint32Array, pictureWidth: number): boolean {
  if (Math.max(width, height) < 12) return false;
  return members.every((index) => {
    const column = (index % pictureWidth) - x;
    const row = Math.floor(index / pictureWidth) - y;
    return Math.min(column, row, width - 1 - column, height - 1 - row) < 3;
  });
}

/** Whether nearly all pixels that changed are of a colour that changed as a whole. */
function isConsistent(
  byColour: ReadonlyMap<number, readonly Pair[]>,
  totals: ReadonlyMap<number, number>,
  wholeOf: (counts: readonly number[]) => number,
): boolean {
  let [kept, asked] = [0, 0];
  for (const [colour, own] of byColour) {
    const total = totals.get(colour) ?? 0;
    if (total < telling) continue;
    const counts = own.map(({ count }) => count);
    asked += sum(counts);
    if (wholeOf(counts) >= consistent * total) kept += wholeOf(counts);
  }
  return asked > 0 && kept >= consistent * asked;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function countsIn(words: Uint32Array, { width, height }: Pixels, box: Box): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, box.y - around); y < Math.min(height, box.y + box.height + around); y++) {
    for (let x = Math.max(0, box.x - around); x < Math.min(width, box.x + box.width + around); x++) {
      const word = words[y * width + x] ?? 0;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

function wordsOf({ data }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/** How many pixels, and how much of a change in each: the core of a letter tells more than its edge. */
function weight({ from, to, count }: Pair): number {
  const channels = [0, 8, 16].map((shift) => Math.abs(((from >> shift) & 255) - ((to >> shift) & 255)));
  return count * Math.max(...channels);
}

/** The colours of a picture, as numbers. */
export function coloursOf(picture: Pixels): Set<number> {
  // Pictures are opaque.
  return new Set(wordsOf(picture).map((word) => word & 0xffffff));
}

/** Of a colour as it is told: the one it has among those of a picture. */
export function numberOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return r | (g << 8) | (b << 16);
}

function hex(word: number): string {
  const [r = 0, g = 0, b = 0] = [0, 8, 16].map((shift) => ((word >> shift) & 255) / 255);
  return formatHex({ mode: 'rgb', r, g, b });
}
