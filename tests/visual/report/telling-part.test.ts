import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Place } from '../comparison/places.ts';
import { tellingPart } from './telling-part.ts';

const paper = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="80"><rect width="640" height="80" fill="#fbfaf7"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();
const button = { x: 16, y: 20, width: 90, height: 32 };
const drawn = await paper('<rect x="16" y="20" width="90" height="32" fill="#1a73e8"/>');
const place = (area: object, pixels: number): Place => ({
  ...{ ...button, ...area, pixels },
  severity: 'text',
  cause: 'x',
});

test('of a small story all that is drawn, and not the paper around it', async () => {
  expect(await tellingPart({}, drawn)).toEqual(button);
});

test('of a change the place of most of it, as far as something is drawn there', async () => {
  const small = place({ x: 20, y: 24, width: 4, height: 4 }, 16);
  expect(await tellingPart({ boxes: [small, place({ x: 0, width: 640 }, 900)] }, drawn)).toEqual(button);
});

test('where things went away, where they were; of one colour alone, the whole', async () => {
  const gone = place({ x: 300, y: 20 }, 90);
  expect(await tellingPart({ boxes: [gone] }, drawn)).toMatchObject({ x: 300, width: 90 });
  expect(await tellingPart({}, await paper(''))).toEqual({ x: 0, y: 0, width: 640, height: 80 });
});
