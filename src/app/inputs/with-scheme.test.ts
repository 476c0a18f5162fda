import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/a?b ', 'https://www.example.org/a?b'],
  ['münchen.example:8080', 'https://münchen.example:8080'],
  ['http://example.org', 'http://example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['com.example.app://open', 'com.example.app://open'],
  ['example.org:8080/a', 'https://example.org:8080/a'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not yet', 'not yet'],
  ['7.5', '7.5'],
  [null, null],
])('%j is meant as %j', (typed, meant) => {
  expect(withScheme(typed)).toBe(meant);
});
