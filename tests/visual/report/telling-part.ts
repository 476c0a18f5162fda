import sharp from 'sharp';
import type { Area } from '../capture/page/measuring.ts';
import type { Change } from '../results.ts';

/** A ground may be so much uneven, in steps of a channel. */
const uneven = 8;

/** The part of a picture that tells most, in pixels: where most of it changed, or else all that is drawn. */
export async function tellingPart({ boxes = [] }: Pick<Change, 'boxes'>, picture: string | Buffer): Promise<Area> {
  const drawn = await drawnIn(picture);
  const [place] = boxes.toSorted((a, b) => b.pixels - a.pixels);
  return (place && common(place, drawn)) ?? place ?? drawn;
}

/** All that is not the ground. */
async function drawnIn(picture: string | Buffer): Promise<Area> {
  const { info } = await sharp(picture).trim({ threshold: uneven }).toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { x: Math.abs(trimOffsetLeft), y: Math.abs(trimOffsetTop), width, height };
}

function common(a: Area, b: Area): Area | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
