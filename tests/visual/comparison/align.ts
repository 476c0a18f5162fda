import type { Pixels } from './compare.ts';

/** Rows that came into a picture, or went out of it, where the others are the same ones. */
export interface Shift {
  /** Where, in the picture as it is now. */
  y: number;
  /** How many came; of those that went, less than none. */
  rows: number;
}

export interface Aligned {
  /** The earlier picture with each row where it stands now. */
  before: Pixels;
  shifts: Shift[];
}

/** Rows are held against one another in parts of so many pixels. */
const part = 32;
/** Beyond what a picture grew by, so far up and down the row of before is looked for. */
const farther = 96;
/** Larger pictures would take seconds. */
const mostPairs = 12_000_000;
/** Rounding of a colour makes no other row. */
const coarse = 0xf8f8f8f8;

/**
 * Finds each row of a picture in the earlier one, as a version control does with lines, so that what else changed can be
 * looked for: two rows go together that have most parts in common, in their order. Undefined where pictures are of two
 * widths, or too large.
 */
export function aligned(before: Pixels, after: Pixels): Aligned | undefined {
  if (before.width !== after.width) return undefined;
  const partners = partnersOf(rowsOf(before), rowsOf(after));
  if (!partners) return undefined;
  const { width, height } = after;
  const data = new Uint8Array(after.data);
  const line = width * 4;
  const shifts: Shift[] = [];
  let last = -1;
  for (let y = 0; y <= height; y++) {
    const partner = y === height ? before.height : partners[y];
    if (partner === undefined || partner < 0) {
      const open = shifts.at(-1);
      if (open && open.rows > 0 && open.y + open.rows === y) open.rows++;
      else shifts.push({ y, rows: 1 });
      continue;
    }
    if (partner > last + 1) shifts.push({ y, rows: last + 1 - partner });
    last = partner;
    if (y < height) data.set(before.data.subarray(partner * line, (partner + 1) * line), y * line);
  }
  return { before: { data, width, height }, shifts };
}

/** Of a row, the number of its whole, and those of its parts: equal ones have equal numbers. */
interface Rows {
  count: number;
  parts: number;
  whole: Uint32Array;
  byPart: Uint32Array;
}

function rowsOf({ data, width, height }: Pixels): Rows {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const parts = Math.ceil(width / part);
  const byPart = new Uint32Array(height * parts);
  const whole = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    let row = 0x811c9dc5;
    for (let at = 0; at < parts; at++) {
      let hash = 0x811c9dc5;
      const end = y * width + Math.min(width, (at + 1) * part);
      for (let index = y * width + at * part; index < end; index++)
        hash = Math.imul(hash ^ ((pixels[index] ?? 0) & coarse), 0x01000193);
      byPart[y * parts + at] = hash;
      row = Math.imul(row ^ hash, 0x01000193);
    }
    whole[y] = row;
  }
  return { count: height, parts, whole, byPart };
}

/** Of each row now, which one of before it is; -1 of one that came. */
function partnersOf(before: Rows, after: Rows): Int32Array | undefined {
  const shorter = Math.min(before.count, after.count);
  const partners = new Int32Array(after.count).fill(-1);
  let top = 0;
  while (top < shorter && before.whole[top] === after.whole[top]) partners[top] = top++;
  let bottom = 0;
  while (bottom < shorter - top && before.whole[before.count - 1 - bottom] === after.whole[after.count - 1 - bottom]) {
    bottom++;
    partners[after.count - bottom] = before.count - bottom;
  }
  const [old, now] = [before.count - top - bottom, after.count - top - bottom];
  const reach = Math.abs(now - old) + farther;
  const width = 2 * reach + 1;
  if ((old + 1) * width > mostPairs) return undefined;
  const asOne = (i: number, j: number) => likeness(before, top + i, after, top + j);
  // best[i, j]: how much the first i rows of before and the first j of now have in common, around the diagonal.
  const best = new Float32Array((old + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const at = (i: number, j: number) => i * width + (j - i + reach);
  const isNear = (i: number, j: number) => Math.abs(j - i) <= reach && i >= 0 && j >= 0;
  const bestOf = (i: number, j: number) => (isNear(i, j) ? (best[at(i, j)] ?? 0) : Number.NEGATIVE_INFINITY);
  for (let i = 0; i <= old; i++)
    for (let j = Math.max(0, i - reach); j <= Math.min(now, i + reach); j++) {
      if (i === 0 || j === 0) best[at(i, j)] = 0;
      else best[at(i, j)] = Math.max(bestOf(i - 1, j - 1) + asOne(i - 1, j - 1), bestOf(i - 1, j), bestOf(i, j - 1));
    }
  for (let i = old, j = now; i > 0 && j > 0; ) {
    const here = bestOf(i, j);
    if (here === Math.fround(bestOf(i - 1, j - 1) + asOne(i - 1, j - 1))) partners[top + --j] = top + --i;
    else if (here === bestOf(i, j - 1)) j--;
    else i--;
  }
  return partners;
}

function likeness(before: Rows, i: number, after: Rows, j: number): number {
  if (before.whole[i] === after.whole[j]) return 1;
  const { parts } = after;
  let same = 0;
  for (let at = 0; at < parts; at++) if (before.byPart[i * parts + at] === after.byPart[j * parts + at]) same++;
  return same / parts;
}
