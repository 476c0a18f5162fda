import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { differences, type Pixels } from './compare.ts';
import { placesOf } from './places.ts';

const width = 60;
const height = 40;

/** A grey picture, with some pixels of another grey. */
function picture(changed: [x: number, y: number][] = [], by = 60): Pixels {
  const data = new Uint8Array(width * height * 4).fill(128);
  for (const [x, y] of changed) data.fill(128 + by, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

/** White, with lines from above to below, a pixel wide. */
function standing(...lines: [x: number, color: number[]][]): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const [x, color] of lines) for (let y = 5; y < height - 5; y++) data.set(color, (y * width + x) * 4);
  return { data, width, height };
}

const row = (length: number, y = 10, step = 1): [number, number][] =>
  Array.from({ length }, (_, index) => [5 + index * step, y]);

describe('what a person could see is a difference', () => {
  test('a hairline, however small a part of the page', () => {
    expect(differences(picture(), picture(row(20)))).toEqual([{ x: 5, y: 10, width: 20, height: 1, pixels: 20 }]);
  });

  test('pixels near each other are one place, far ones are two', () => {
    expect(differences(picture(), picture(row(8, 10, 2)))).toHaveLength(1);
    expect(differences(picture(), picture([...row(8, 10), ...row(8, 30)]))).toHaveLength(2);
  });

  test('a colour three steps off, over a line', () => {
    expect(differences(picture(), picture(row(20), 3))).toHaveLength(1);
  });

  test.each([
    ['another hue', [180, 110, 110], [150, 150, 110]],
    ['another hue as dark', [75, 0, 0], [0, 75, 0]],
    ['a fainter grey', [150, 150, 150], [186, 186, 186]],
  ])('a hairline that stands has %s', (_, was, is) => {
    expect(placesOf(standing([20, was]), standing([20, is]), [])).toHaveLength(1);
  });

  test.each([
    ['a line', 'none', '#c9c4b8', 1],
    ['a dark line', '#1d2125', '#444a50', 1.5],
  ])('corners of %s that are rounder', async (_, fill, stroke, line) => {
    const rounded = async (radius: number): Promise<Pixels> => {
      const box = `<rect x="9.5" y="9.5" width="90" height="30" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${line}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="50"><rect width="120" height="50" fill="#fff"/>${box}</svg>`;
      const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return { data: new Uint8Array(data), width: info.width, height: info.height };
    };
    // The words within are no reason to let it be.
    const words = [{ x: 20, y: 16, width: 60, height: 18 }];
    for (const [was, is] of [
      [4, 3],
      [6, 5],
    ] as const)
      expect(placesOf(await rounded(was), await rounded(is), words).length).toBeGreaterThan(0);
  });

  test('two hairlines that have changed colours', () => {
    const [dark, light] = [
      [102, 102, 102],
      [154, 154, 154],
    ];
    expect(placesOf(standing([10, dark], [40, light]), standing([10, light], [40, dark]), [])).toHaveLength(2);
  });

  test('one pixel that was there', () => {
    expect(differences(picture([[20, 20]], 90), picture())).toEqual([{ x: 20, y: 20, width: 1, height: 1, pixels: 1 }]);
  });

  test('another size', () => {
    expect(differences(picture(), { data: new Uint8Array(4), width: 1, height: 1 })).toHaveLength(1);
  });
});

describe('what nobody could see is none', () => {
  test('the same picture', () => {
    expect(differences(picture(row(9)), picture(row(9)))).toEqual([]);
  });

  test('rounding of a colour, all over', () => {
    expect(differences(picture(), picture(row(50), 2))).toEqual([]);
  });

  test('faint single pixels far apart', () => {
    expect(differences(picture(), picture(row(10, 10, 5), 4))).toEqual([]);
  });
});

describe('the language of the line is never lost', () => {
  const line = fc.record({
    length: fc.integer({ min: 12, max: 48 }),
    thickness: fc.integer({ min: 1, max: 3 }),
    on: fc.integer({ min: 1, max: 6 }),
    off: fc.integer({ min: 1, max: 6 }),
    offset: fc.nat(11),
    isUpright: fc.boolean(),
    by: fc.integer({ min: 30, max: 127 }),
  });
  type Line = typeof line extends fc.Arbitrary<infer Of> ? Of : never;
  const drawn = ({ length, thickness, on, off, offset, isUpright, by }: Line, isSolid: boolean) => {
    const points: [number, number][] = [];
    for (let along = 0; along < Math.min(length, isUpright ? 34 : 48); along++) {
      if (!isSolid && (along + offset) % (on + off) >= on) continue;
      for (let across = 0; across < thickness; across++)
        points.push(isUpright ? [8 + across, 3 + along] : [3 + along, 8 + across]);
    }
    return picture(points, by);
  };

  test('dashed and dotted against solid, in all sizes and offsets', () => {
    fc.assert(
      fc.property(line, (one) => {
        expect(differences(drawn(one, true), drawn(one, false))).not.toEqual([]);
      }),
      { seed: 9, numRuns: 400 },
    );
  });

  test('hatched against plain, and against a hatch of the other angle', () => {
    const hatch = fc.record({
      period: fc.integer({ min: 3, max: 9 }),
      by: fc.integer({ min: 8, max: 100 }),
      offset: fc.nat(8),
    });
    const hatched = (period: number, by: number, slope: 1 | -1, offset: number) =>
      picture(
        Array.from({ length: 900 }, (_, index): [number, number] => [
          5 + (index % 30),
          5 + Math.floor(index / 30),
        ]).filter(([x, y]) => (x + slope * y + offset + 100 * period) % period === 0),
        by,
      );
    fc.assert(
      fc.property(hatch, ({ period, by, offset }) => {
        const one = hatched(period, by, 1, offset);
        expect(differences(picture(), one)).not.toEqual([]);
        expect(differences(one, hatched(period, by, -1, offset))).not.toEqual([]);
        expect(differences(one, hatched(period, by + 9, 1, offset))).not.toEqual([]);
      }),
      { seed: 9 },
    );
  });
});

test('the places together hold every pixel of a change that is large enough, and nothing else', () => {
  const point = fc.tuple(fc.nat(width - 1), fc.nat(height - 1));
  fc.assert(
    fc.property(fc.array(point, { maxLength: 80 }), (points) => {
      const boxes = differences(picture(), picture(points));
      const distinct = new Set(points.map(([x, y]) => `${x} ${y}`)).size;
      expect(boxes.reduce((sum, { pixels }) => sum + pixels, 0)).toBeLessThanOrEqual(distinct);
      for (const box of boxes) {
        const inside = points.filter(
          ([x, y]) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
        );
        expect(new Set(inside.map(String)).size).toBeGreaterThanOrEqual(box.pixels);
      }
    }),
  );
});
