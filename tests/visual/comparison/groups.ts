import type { Box } from './compare.ts';

/** Differing pixels near one another. */
export interface Group extends Box {
  /** How much they differ, added up. */
  strength: number;
  /** Where they lie, as positions in the picture. */
  members: Uint32Array;
}

/** The groups of the pixels that are not 0, each joined to those at most `reach` away. */
export function groupsOf(strength: Uint8Array, width: number, height: number, reach: number): Group[] {
  const remaining = strength.slice();
  const queue = new Uint32Array(remaining.reduce((count, value) => (value ? count + 1 : count), 0));
  const groups: Group[] = [];
  for (let index = 0, filled = 0; filled < queue.length; index++) {
    if (!remaining[index]) continue;
    const group = takeGroup({ remaining, width, height, queue: queue.subarray(filled) }, reach, index);
    filled += group.pixels;
    groups.push(group);
  }
  return groups;
}

interface Walk {
  /** What was not taken yet; what is taken becomes 0. */
  remaining: Uint8Array;
  width: number;
  height: number;
  /** Where the group's pixels are put down: they wait in it, and stay. */
  queue: Uint32Array;
}

/** Walks one group and takes its pixels out of what is left. */
function takeGroup({ remaining, width, height, queue }: Walk, reach: number, start: number): Group {
  let strength = remaining[start] ?? 0;
  let pixels = 1;
  queue[0] = start;
  remaining[start] = 0;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let next = 0; next < pixels; next++) {
    const index = queue[next] ?? 0;
    const x = index % width;
    const y = (index - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    const [firstX, lastX] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    const lastY = Math.min(height - 1, y + reach);
    for (let ny = Math.max(0, y - reach); ny <= lastY; ny++) {
      for (let neighbour = ny * width + firstX; neighbour <= ny * width + lastX; neighbour++) {
        const found = remaining[neighbour];
        if (!found) continue;
        strength += found;
        remaining[neighbour] = 0;
        queue[pixels++] = neighbour;
      }
    }
  }
  const members = queue.subarray(0, pixels);
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels, strength, members };
}
