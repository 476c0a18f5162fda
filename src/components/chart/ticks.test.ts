import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedOf, ticksOf } from './ticks.ts';

test.each<[least: number, greatest: number, isWhole: boolean, ticks: number[]]>([
  [0, 1, true, [0, 1]],
  [0, 3, true, [0, 1, 2, 3]],
  [0, 7, true, [0, 2, 4, 6, 8]],
  [0, 10, true, [0, 5, 10]],
  [0, 10, false, [0, 2.5, 5, 7.5, 10]],
  [0, 0.3, false, [0, 0.1, 0.2, 0.3]],
  [0, 1234.5, false, [0, 500, 1000, 1500]],
  [-50, 120, true, [-50, 0, 50, 100, 150]],
  [-3, 0, true, [-3, -2, -1, 0]],
])('from %s to %s, whole %s', (least, greatest, isWhole, ticks) => {
  expect(ticksOf(least, greatest, isWhole)).toEqual(ticks);
});

test('any scale holds what is drawn, and has few figures', () => {
  const figure = fc.double({ min: 1e-6, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(figure, fc.double({ min: -1e12, max: 0, noNaN: true }), fc.boolean(), (greatest, least, isWhole) => {
      const ticks = ticksOf(least, greatest, isWhole);
      expect(ticks.length).toBeLessThanOrEqual(6);
      const slack = (greatest - least) * 1e-9;
      expect(ticks[0]).toBeLessThanOrEqual(least + slack);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest - slack);
    }),
  );
});

test('points are named from the first to the last', () => {
  expect(namedOf(1)).toEqual([0]);
  expect(namedOf(3)).toEqual([0, 1, 2]);
  expect(namedOf(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedOf(12)).toEqual([0, 3, 6, 8, 11]);
  expect(namedOf(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
});
