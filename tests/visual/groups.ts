import type { Box } from './compare.ts';

/** Differing pixels near one another. */
export interface Group extends Box {
  /** How much they differ, added up. */
  strength: number;
  /** Where they lie, as positions in the picture. */
  members: number[];
}

/** The groups of the pixels that are not 0, each joined to those at most `reach` away. */
export function groupsOf(strength: Uint8Array, width: number, height: number, reach: number): Group[] {
  const left = strength.slice();
  const groups: Group[] = [];
  for (let index = 0; index < left.length; index++) {
    if (left[index]) groups.push(takeGroup(left, width, height, reach, index));
  }
  return groups;
}

/** Walks one group and takes its pixels out of what is left. */
function takeGroup(remaining: Uint8Array, width: number, height: number, reach: number, start: number): Group {
  const members: number[] = [];
  const stack: number[] = [start];
  let strength = remaining[start] ?? 0;
  remaining[start] = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    members.push(index);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
      for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
        const neighbour = ny * width + nx;
        const found = remaining[neighbour];
        if (!found) continue;
        strength += found;
        remaining[neighbour] = 0;
        stack.push(neighbour);
      }
    }
  }
  return {
    x: left,
    y: top,
    width: right - left + 1,
    height: bottom - top + 1,
    pixels: members.length,
    strength,
    members,
  };
}
