import { expect, test } from 'vitest';
import { sortAfter } from './sort-after.ts';

test.each([
  [[], 'due', false, ['due']],
  [['customer', 'due'], 'due', false, ['-due']],
  [['-due'], 'due', false, []],
  [['customer', '-due'], 'due', true, ['customer']],
  [['customer'], 'due', true, ['customer', 'due']],
  [['customer', 'due'], 'customer', true, ['-customer', 'due']],
])('%j and a press on %s, further: %s', (sort, id, isFurther, after) => {
  expect(sortAfter(sort, id, isFurther)).toEqual(after);
});
