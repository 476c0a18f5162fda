import { expect, test } from 'vitest';
import { type Box, liftOver } from './lift.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const messages = box(900, 700, 380, 60);
const covers = (lift: number, { left, right, top, bottom }: Box, height = 800) =>
  left < messages.right && right > messages.left && top < height - lift && bottom > height - lift - 60;

test('messages stand at the lower edge where nothing is in their way', () => {
  expect(liftOver(messages, [], 800)).toBe(16);
  expect(liftOver(messages, [box(0, 740, 800, 60), box(900, 200, 380, 40), box(900, 900, 380, 40)], 800)).toBe(16);
});

test('they stand above what must stay clear, and above what is above that', () => {
  const pager = box(300, 740, 980, 50);
  const bar = box(300, 690, 980, 40);
  for (const kept of [[pager], [bar], [pager, bar], [bar, pager]]) {
    const lift = liftOver(messages, kept, 800);
    expect(lift).toBeGreaterThan(16);
    for (const one of kept) expect(covers(lift, one)).toBe(false);
  }
});

test('what is cut off by the edge is kept clear, too', () => {
  const pager = box(300, 790, 980, 50);
  expect(covers(liftOver(messages, [pager], 800), pager)).toBe(false);
});

test('where there is no room above it they are read nevertheless', () => {
  expect(liftOver(messages, [box(0, 20, 1280, 780)], 800)).toBe(16);
});
