import type { Box, Pixels } from './compare.ts';

/** How far what moved is looked for, in pixels. */
const farthest = 64;
/** So much of what is drawn in a place stands elsewhere, where it moved. */
const most = 0.5;
const fewest = 3;
/** Rounding of a colour makes no other line. */
const coarse = 0xf8f8f8f8;
/** A line that stands in more places than this tells nothing: the inside of an empty frame. */
const commonest = 3;

/** How far something went, in pixels: left and up are less than none. */
export interface Movement {
  right: number;
  down: number;
}

/** Where the drawing in a place went; undefined where it is another one. */
export function movementIn(before: Pixels, after: Pixels, box: Box): Movement | undefined {
  const { x, y, width, height } = box;
  const down = offsetOf((picture, row) => hashOf(picture, x, row, width, 1), before, after, {
    from: y,
    to: y + height,
    end: before.height,
  });
  if (down) return { right: 0, down };
  const right = offsetOf((picture, column) => hashOf(picture, column, y, 1, height), before, after, {
    from: x,
    to: x + width,
    end: before.width,
  });
  return right ? { right, down: 0 } : undefined;
}

/** Each line that is there now votes for the nearest place where the same line was; 0 for those that stayed. */
function offsetOf(
  lineOf: (picture: Pixels, at: number) => number | undefined,
  before: Pixels,
  after: Pixels,
  { from, to, end }: { from: number; to: number; end: number },
): number | undefined {
  const earlier = new Map<number, number[]>();
  const isWithin = (at: number) => at >= from && at < to;
  for (let at = Math.max(0, from - farthest); at < Math.min(end, to + farthest); at++) {
    const line = lineOf(before, at);
    // What still stands beside it, as it did, is another one of the same.
    if (line !== undefined && (isWithin(at) || line !== lineOf(after, at)))
      earlier.set(line, [...(earlier.get(line) ?? []), at]);
  }
  const votes = new Map<number, number>();
  let lines = 0;
  for (let at = from; at < to; at++) {
    const line = lineOf(after, at);
    const found = earlier.get(line ?? 0) ?? [];
    if (line === undefined || found.length > commonest) continue;
    lines++;
    const offsets = found.map((earlierAt) => at - earlierAt).filter((by) => Math.abs(by) <= farthest);
    if (offsets.includes(0)) votes.set(0, (votes.get(0) ?? 0) + 1);
    else for (const by of new Set(offsets)) votes.set(by, (votes.get(by) ?? 0) + 1);
  }
  const [winner] = [...votes].sort(([a, many], [b, more]) => more - many || Math.abs(a) - Math.abs(b));
  if (!winner || winner[0] === 0 || winner[1] < Math.max(fewest, lines * most)) return undefined;
  return winner[0];
}

/** Of a line of pixels; undefined where it is all of one colour. */
function hashOf({ data, width }: Pixels, x: number, y: number, columns: number, rows: number): number | undefined {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  const first = pixels[y * width + x];
  let isPlain = true;
  let hash = 0x811c9dc5;
  for (let row = y; row < y + rows; row++) {
    for (let column = x; column < x + columns; column++) {
      const pixel = pixels[row * width + column] ?? 0;
      if (pixel !== first) isPlain = false;
      hash = Math.imul(hash ^ (pixel & coarse), 0x01000193);
    }
  }
  return isPlain ? undefined : hash;
}
