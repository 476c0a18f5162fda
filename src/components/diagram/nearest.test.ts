import { expect, test } from 'vitest';
import { isWay, nearest } from './nearest.ts';

const box = (id: string, left: number, top: number) => ({ id, left, top, width: 10, height: 10 });
const middle = box('middle', 0, 0);
const others = [box('ahead', 60, 0), box('aside', 30, 40), box('behind', -20, 0), box('below', 0, 90)];

test.each([
  ['ArrowRight', 'ahead'],
  ['ArrowLeft', 'behind'],
  ['ArrowDown', 'below'],
  ['ArrowUp', undefined],
])('%s leads to %s', (key, id) => {
  expect(isWay(key)).toBe(true);
  expect(nearest(middle, others, key)?.id).toBe(id);
});

test('other keys lead nowhere', () => {
  expect(isWay('Enter')).toBe(false);
  expect(isWay('toString')).toBe(false);
});
