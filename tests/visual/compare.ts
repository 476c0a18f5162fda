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
const tolerance = 2;
/** Differing pixels at most this far apart belong to one group. */
const reach = 2;
/** A smaller group is not to be seen. */
const smallest = 6;

/**
 * Where two pictures differ so that a person could see it: groups of pixels that differ, however small a part of the
 * page they are. A ratio of the page would let a lost border of a wide page pass.
 */
export function differences(before: Pixels, after: Pixels): Box[] {
  if (before.width !== after.width || before.height !== after.height) {
    const width = Math.max(before.width, after.width);
    const height = Math.max(before.height, after.height);
    return [{ x: 0, y: 0, width, height, pixels: width * height }];
  }
  const { width, height } = before;
  const differs = new Uint8Array(width * height);
  const a = new Uint32Array(before.data.buffer, before.data.byteOffset, width * height);
  const b = new Uint32Array(after.data.buffer, after.data.byteOffset, width * height);
  for (let index = 0; index < differs.length; index++) {
    if (a[index] !== b[index] && isVisible(before.data, after.data, index * 4)) differs[index] = 1;
  }
  const boxes: Box[] = [];
  for (let index = 0; index < differs.length; index++) {
    if (differs[index] === 1) {
      const box = takeGroup(differs, width, height, index);
      if (box.pixels >= smallest) boxes.push(box);
    }
  }
  return boxes;
}

function isVisible(before: Uint8Array, after: Uint8Array, at: number): boolean {
  for (let channel = at; channel < at + 4; channel++) {
    if (Math.abs((before[channel] ?? 0) - (after[channel] ?? 0)) > tolerance) return true;
  }
  return false;
}

/** Walks one group and takes its pixels out of the mask. */
function takeGroup(differs: Uint8Array, width: number, height: number, start: number): Box {
  const stack = [start];
  differs[start] = 0;
  let [left, right, top, bottom, pixels] = [width, 0, height, 0, 0];
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    const x = index % width;
    const y = (index - x) / width;
    pixels++;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
      for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
        const neighbour = ny * width + nx;
        if (differs[neighbour] === 1) {
          differs[neighbour] = 0;
          stack.push(neighbour);
        }
      }
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels };
}
