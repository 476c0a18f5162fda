import type { CDPSession } from 'playwright-core';
import sharp from 'sharp';
import type { Area } from './page/measuring.ts';

/** What a browser draws at once, in CSS pixels: what goes on below stands beside it, in a column of its own. */
export const columnHeight = 16_000;
/** So wide a picture can be written as WebP. */
const widest = 16_383;

/** Takes a picture of the upper part of a page, as far as columns fit, as a PNG. @param wanted how high, in CSS pixels */
export async function takePicture(
  session: CDPSession,
  window: { width: number; height: number },
  wanted: number,
): Promise<Buffer> {
  const { width } = window;
  const columns: Buffer[] = [];
  const end = Math.min(wanted, Math.max(1, Math.floor(widest / width)) * columnHeight);
  for (let y = 0; y < end; y += columnHeight) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: wanted > window.height,
      clip: { x: 0, y, width, height: Math.min(columnHeight, end - y), scale: 1 },
    });
    columns.push(Buffer.from(data, 'base64'));
  }
  const [first, ...others] = columns;
  if (first && others.length === 0) return first;
  return sharp({ create: { width: width * columns.length, height: columnHeight, channels: 3, background: '#fff' } })
    .composite(columns.map((input, at) => ({ input, left: at * width, top: 0 })))
    .png()
    .toBuffer();
}

/** Where something stands in such a picture: a part of it in each column that it reaches. @param width of a column */
export function inColumns<Of extends Area>(area: Of, width: number): Of[] {
  const end = area.y + area.height;
  if (end <= columnHeight) return [area];
  const parts: Of[] = [];
  for (let column = Math.floor(area.y / columnHeight); column * columnHeight < end; column++) {
    const top = Math.max(area.y, column * columnHeight);
    const bottom = Math.min(end, (column + 1) * columnHeight);
    parts.push({ ...area, x: area.x + column * width, y: top - column * columnHeight, height: bottom - top });
  }
  return parts;
}
