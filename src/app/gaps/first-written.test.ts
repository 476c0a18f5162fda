import { expect, test } from 'vitest';
import { firstWritten } from './first-written.ts';

test.each([
  ['# Plots\n\nWords.\n', '# Plots\n\nWords.\n\n## 2. Screens\n', 5],
  ['a: 1\nb: 2\n', 'a: 1\nb: 3\n', 2],
  ['a: 1\nc: 3\n', 'a: 1\nb: 2\nc: 3\n', 2],
])('%j, then %j: line %d', (before, after, line) => {
  expect(firstWritten(before, after)).toBe(line);
});
