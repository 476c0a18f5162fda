import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, problemsOf } from '../in-tests.ts';

test('an expression is no value', () => {
  expect(problemsOf(chapter(9, 'a: { value: =constants.b * 2 }\nb: 1'))).toEqual([
    'P.md:4:6 constants.a.value: a constant is a value: nothing works out an expression here; write the result',
  ]);
});

test.each<[value: string, example: string | undefined]>([
  ['10 per day', 'c: { value: 10, unit: per day }'],
  ['"1,000"', 'c: { value: 1000 }'],
  ['1/2', 'c: { value: 0.5 }'],
  ['two weeks', 'c: { value: 2, unit: weeks }'],
  ['one of a kind', undefined],
  ['2026-01-02', undefined],
  ['"08:00"', undefined],
  ['support@example.com', undefined],
])('a number that is written as a text is told: %s', (value, example) => {
  const { problems } = read(chapter(9, `c: ${value}`));
  expect(problems.map(({ values }) => values.example)).toEqual(example === undefined ? [] : [example]);
  if (example) expect(read(chapter(9, example)).problems).toEqual([]);
});
