import { type Group, groupsOf } from './groups.ts';
import { withoutReRastered } from './re-raster.ts';

/** A raw picture: four bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A place where two pictures differ visibly, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many pixels differ in it. */
  pixels: number;
}

/** A channel may be off by this much: rounding of one and the same colour. */
export const tolerance = 2;
/** Differing pixels at most this far apart belong to one group. */
const reach = 2;
/** A group of so many pixels is seen however faint, a smaller one where its differences add up to so much. */
const smallest = 6;
const strongest = 24;
/** Smaller groups at most this far apart are seen together: the gaps of a dashed line. */
const farReach = 8;
const strongTogether = 48;

/**
 * Where two pictures differ so that a person could see it: groups of pixels that differ, however small a part of the
 * page they are. A ratio of the page would let a lost border of a wide page pass.
 */
export function differences(before: Pixels, after: Pixels): Box[] {
  return visibleGroups(before, after).map(({ x, y, width, height, pixels }) => ({ x, y, width, height, pixels }));
}

/**
 * The same, with each pixel of a group. Pictures of two sizes are one group without any.
 * @param mayBeReRastered of which groups it is let be that they are drawn anew less than a pixel aside
 */
export function visibleGroups(before: Pixels, after: Pixels, mayBeReRastered?: (group: Group) => boolean): Group[] {
  if (before.width !== after.width || before.height !== after.height) {
    return [{ ...resized(before, after), strength: 255, members: new Uint32Array() }];
  }
  if (Buffer.compare(before.data, after.data) === 0) return [];
  const { width, height } = before;
  const strength = strengths(before, after);
  const { large = [], small = [] } = Object.groupBy(groupsOf(strength, width, height, reach), (group) =>
    group.pixels >= smallest || group.strength >= strongest ? 'large' : 'small',
  );
  const left = new Uint8Array(small.length === 0 ? 0 : width * height);
  for (const { members } of small) for (const index of members) left[index] = strength[index] ?? 0;
  const together = groupsOf(left, width, height, farReach).filter((group) => group.strength >= strongTogether);
  return withoutReRastered(before, after, [...large, ...together], mayBeReRastered);
}

/** For each pixel the largest difference of a channel; 0 where nobody could see it. */
function strengths(before: Pixels, after: Pixels): Uint8Array {
  const count = before.width * before.height;
  const found = new Uint8Array(count);
  const a = new Uint32Array(before.data.buffer, before.data.byteOffset, count);
  const b = new Uint32Array(after.data.buffer, after.data.byteOffset, count);
  for (let index = 0; index < count; index++) {
    if (a[index] === b[index]) continue;
    let largest = 0;
    for (let at = index * 4; at < index * 4 + 4; at++) {
      largest = Math.max(largest, Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)));
    }
    if (largest > tolerance) found[index] = largest;
  }
  return found;
}

/** Of pictures of two sizes: what lies between the rows that are equal at the top and those at the bottom. */
function resized(before: Pixels, after: Pixels): Box {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const shorter = Math.min(before.height, after.height);
  const row = ({ data, width }: Pixels, y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);
  const isEqual = (y: number, other: number) =>
    before.width === after.width && Buffer.compare(row(before, y), row(after, other)) === 0;
  let top = 0;
  while (top < shorter && isEqual(top, top)) top++;
  let bottom = 0;
  while (bottom < shorter - top && isEqual(before.height - 1 - bottom, after.height - 1 - bottom)) bottom++;
  const changed = height - top - bottom;
  return { x: 0, y: top, width, height: changed, pixels: width * changed };
}
