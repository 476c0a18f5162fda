import type { Area } from '../capture/page/measuring.ts';
import type { Pixels } from './compare.ts';

/** What is left out may be a little larger each time, as the time of day is; in CSS pixels. */
const slack = 16;

/** What is left out of one picture, as far as something is left out there of another. */
export function keptWithin(others: readonly Area[], areas: readonly Area[]): Area[] {
  return others.flatMap((known) =>
    areas.flatMap((area) => {
      const [x, y] = [Math.max(area.x, known.x - slack), Math.max(area.y, known.y - slack)];
      const width = Math.min(area.x + area.width, known.x + known.width + slack) - x;
      const height = Math.min(area.y + area.height, known.y + known.height + slack) - y;
      return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
    }),
  );
}

/** The picture with areas blank, so that nothing in them counts. */
export function leaveOut(picture: Pixels, areas: readonly Area[]): Pixels {
  if (areas.length === 0) return picture;
  const { width, height } = picture;
  const data = Uint8Array.from(picture.data);
  for (const area of areas) {
    const left = Math.max(0, Math.floor(area.x));
    const right = Math.min(width, Math.ceil(area.x + area.width));
    const bottom = Math.min(height, Math.ceil(area.y + area.height));
    for (let y = Math.max(0, Math.floor(area.y)); y < bottom; y++)
      if (right > left) data.fill(0, (y * width + left) * 4, (y * width + right) * 4);
  }
  return { data, width, height };
}

/**
 * The later picture, with the earlier one's pixels where no channel is off by more than a part of the whole scale:
 * `parameters.chromatic.diffThreshold`.
 */
export function withTolerance(before: Pixels, after: Pixels, threshold: number): Pixels {
  if (before.width !== after.width || before.height !== after.height) return after;
  const most = threshold * 255;
  const data = Uint8Array.from(after.data);
  for (let at = 0; at < data.length; at += 4) {
    const isAlike = [0, 1, 2, 3].every(
      (channel) => Math.abs((before.data[at + channel] ?? 0) - (data[at + channel] ?? 0)) <= most,
    );
    if (isAlike) data.set(before.data.subarray(at, at + 4), at);
  }
  return { ...after, data };
}
