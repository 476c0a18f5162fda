import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, type Pixels } from './compare.ts';

const width = 60;
const height = 40;

/** A grey picture, with some pixels of another grey. */
function picture(changed: [x: number, y: number][] = [], by = 60): Pixels {
  const data = new Uint8Array(width * height * 4).fill(128);
  for (const [x, y] of changed) data.fill(128 + by, (y * width + x) * 4, (y * width + x) * 4 + 3);
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

  test('single pixels far apart', () => {
    expect(differences(picture(), picture(row(10, 10, 5)))).toEqual([]);
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
