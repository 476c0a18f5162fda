import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [5, 20, '1 … 4 5 6 … 20'],
  [16, 20, '1 … 15 16 17 … 20'],
  [17, 20, '1 … 16 17 18 19 20'],
  [20, 20, '1 … 16 17 18 19 20'],
])('around page %i of %i: %s', (page, pages, expected) => {
  expect(
    pagesAround(page, pages)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(expected);
});

test('no gap hides a single page, and none moves the others', () => {
  for (let pages = 8; pages < 12; pages++)
    for (let page = 1; page <= pages; page++) {
      const around = pagesAround(page, pages);
      expect(around).toHaveLength(7);
      expect(around).toContain(page);
      around.forEach((one, at) => {
        if (one === undefined) expect((around[at + 1] ?? 0) - (around[at - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
});
