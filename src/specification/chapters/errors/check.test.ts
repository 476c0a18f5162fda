import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

const rest =
  chapter(3, 't: { fields: { n: { type: number } } }') + chapter(5, 'r: { entity: t, assert: record.n > 1, error: e }');

test.each<[string, string]>([
  [
    'e: { status: 422, title: "More than {record.m}" }',
    "P.md:4:19 errors.e.title: 't' has no field called 'm'; there is 'id' and 'n'",
  ],
  ['e: { status: 422, detail: "{constants.}" }', 'errors.e.detail: the expression cannot be read'],
  [
    'e: { status: 404, shown: field }',
    'warning P.md:4:19 errors.e.shown: an error of status 404 belongs to no field; show it as a page or a banner',
  ],
])('%s', (yaml, said) => {
  const found = problemsOf(chapter(8, yaml) + rest);
  expect(
    found.some((line) => line.includes(said)),
    found.join('\n'),
  ).toBe(true);
});
