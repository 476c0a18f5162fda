import { expect, test } from 'vitest';
import { withExample } from './with-example.ts';

test.each([
  ['size: number in m²', 'size: { type: number, unit: m² }', 'size: { type: number, unit: m² }'],
  ['a: 1\n  bed:\n    - free -> let\n    - let -> free\n  b: 2', 'bed: {}', 'a: 1\n  bed: {}\n  b: 2'],
  ['  bed: free\n\n', 'bed:\n  x: 1', '  bed:\n    x: 1'],
  ['board: all', 'permissions: []', undefined],
  ['bed: a\nbed: b', 'bed: {}', undefined],
  ['- in -> out', '{ from: in, to: out }', undefined],
])('%j with %j', (lines, example, expected) => {
  expect(withExample(lines, example)).toBe(expected);
});
