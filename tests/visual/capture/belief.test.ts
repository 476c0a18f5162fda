import { expect, test } from 'vitest';
import type { Change } from '../results.ts';
import { Belief } from './belief.ts';

const accent = '#005ac8 → #005ab4';
const changed = (story: string, cause: string, said: string[] = []): Change => ({
  story,
  title: story,
  mode: 'light desktop',
  kind: 'changed',
  boxes: [{ x: 0, y: 0, width: 9, height: 9, pixels: 81, severity: 'colour', cause }],
  spoken: { lines: said },
});
const seen = (cause: string, ...stories: string[]) => {
  const belief = new Belief();
  for (const story of stories) belief.confirm(changed(story, cause));
  return belief;
};

test('a colour that four stories have in fresh pages is believed of a fifth, and of no other cause', () => {
  const belief = seen(accent, 'a', 'b', 'c', 'd');
  expect(belief.holds(changed('e', accent))).toBe(true);
  expect(belief.holds(changed('e', 'moved 3 px down'))).toBe(false);
  expect(belief.holds(changed('e', accent, ['- - button "Close"']))).toBe(false);
});

test('one story in many modes is one', () => {
  expect(seen(accent, 'a', 'a', 'a', 'a', 'a').holds(changed('e', accent))).toBe(false);
});

test('what a story left behind once is never believed, and takes no other cause with it', () => {
  const belief = seen(accent, 'a', 'b', 'c', 'd');
  belief.refute(changed('e', 'moved 3 px down'));
  expect(belief.holds(changed('f', accent))).toBe(true);
  belief.refute(changed('f', accent));
  expect(belief.holds(changed('g', accent))).toBe(false);
});

test.each([
  ['shape', 'shape ab12', 'shape cd34'],
  ['colour', '#005ac8 → #005ab4', '#1e2531 → #252c39'],
])('twelve stories that have a %s of any kind speak for all that do', (_, cause, other) => {
  const stories = Array.from({ length: 12 }, (_, index) => `${index}`);
  expect(seen(cause, ...stories.slice(1)).holds(changed('e', other))).toBe(false);
  const belief = seen(cause, ...stories);
  expect(belief.holds(changed('e', other))).toBe(true);
  belief.refute(changed('f', other));
  expect(belief.holds(changed('e', `${other}0`))).toBe(false);
  expect(belief.holds(changed('e', cause))).toBe(true);
});
