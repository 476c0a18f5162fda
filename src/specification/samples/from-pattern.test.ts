import { beforeAll, expect, test } from 'vitest';
import { fits } from '../expressions/index.ts';
import { ready } from '../validation/index.ts';
import { textFitting } from './from-pattern.ts';

beforeAll(ready);

test.each([
  ['^R-[0-9]{6}$', ['R-000001', 'R-000002', 'R-000003']],
  ['^[A-Z]{2}$', ['AB', 'AC', 'AD']],
  ['^(Raum|Saal) \\d$', ['Raum 0', 'Raum 1', 'Raum 2']],
  ['^ط-[0-9]{3}$', ['ط-001', 'ط-002', 'ط-003']],
  ['^a+$', ['a', 'a', 'a']],
  ['^x', ['x01', 'x02', 'x03']],
  ['^\\p{Lu}\\p{Ll}+$', ['Ab', 'Ac', 'Ad']],
])('%s', (pattern, expected) => {
  expect([0, 1, 2].map((number) => textFitting(pattern, number, { count: 50 }))).toEqual(expected);
});

test.each([
  '^[1-9][0-9]{4}$',
  '^[A-Z0-9-]{4,24}$',
  '^#([0-9a-f]{3}){1,2}$',
  '^(?:\\+49)?[0-9 ]{6,}$',
  '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
  '^\\d{4}-(0[1-9]|1[0-2])$',
  '^(?i)[a-z]+\\.(jpg|png)$',
  '[[:alpha:]]{3}\\.?',
  '^[\\w.-]+$',
  '^\\$\\d+(\\.\\d{2})?$',
])('whatever is made of %s fits, and is not made twice', (pattern) => {
  const made = Array.from({ length: 12 }, (_, number) => textFitting(pattern, number, { count: 20 }));
  for (const text of made) expect(fits(pattern, text ?? '')).toBe(true);
  expect(new Set(made).size).toBe(12);
});

test.each([
  ['^INV\\x2DFACADE$', 'INV-FACADE'],
  ['^A\\x2DBC$', 'A-BC'],
  ['^\\x{2D}1$', '-1'],
])('a character by its number is no longer than that: %s', (pattern, text) => {
  expect(textFitting(pattern, 0, { count: 1 })).toBe(text);
});

test('as long as it has to be', () => {
  expect(textFitting('^[a-z]+$', 0, { count: 5, minLength: 4, maxLength: 6 })).toMatch(/^[a-z]{4,6}$/);
  expect(textFitting('^[a-z]{9}$', 0, { count: 5, maxLength: 6 })).toBeUndefined();
});
