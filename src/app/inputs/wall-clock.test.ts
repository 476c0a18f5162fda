import { expect, test } from 'vitest';
import { fromWallClock, toWallClock } from './wall-clock.ts';

test('a moment is typed and shown on the clock of the zone, wherever the machine is', () => {
  expect(toWallClock('2026-03-09T10:00:00Z', 'Asia/Tokyo')).toBe('2026-03-09T19:00');
  expect(fromWallClock('2026-03-09T19:00', 'Asia/Tokyo')).toBe('2026-03-09T10:00:00.000Z');
  expect(toWallClock('2026-12-31T23:30:00Z', 'Europe/Berlin')).toBe('2027-01-01T00:30');
});

test('an hour that the clock leaves out or shows twice is some moment of that night', () => {
  expect(fromWallClock('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(toWallClock(fromWallClock('2026-10-25T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-10-25T02:30');
});

test('what is no time stays as it was typed, there and back', () => {
  for (const typed of ['tomorrow', '2026-03-09TXX:XX', 'XXXX-03-09T10:00', '2026-02-31T10:00'])
    expect(toWallClock(fromWallClock(typed, 'UTC'), 'UTC')).toBe(typed);
  expect(toWallClock(null, 'UTC')).toBeNull();
});

test('who changes a moment in the hour that a clock shows twice stays in the one that it was in', () => {
  for (const [before, after] of [
    ['2026-10-25T00:30:00.000Z', '2026-10-25T00:31:00.000Z'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25T01:31:00.000Z'],
  ] as const)
    expect(fromWallClock('2026-10-25T02:31', 'Europe/Vienna', before)).toBe(after);
});

test('who sets what was there keeps its seconds', () => {
  const before = '2026-10-25T01:30:45.123Z';
  expect(fromWallClock('2026-10-25T02:30', 'Europe/Vienna', before)).toBe(before);
});
