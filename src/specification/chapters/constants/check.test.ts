import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

test('an expression is no value', () => {
  expect(problemsOf(chapter(9, 'a: { value: =constants.b * 2 }\nb: 1'))).toEqual([
    'P.md:4:6 constants.a.value: a constant is a value: nothing works out an expression here; write the result',
  ]);
});
