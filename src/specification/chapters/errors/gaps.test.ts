import { expect, test } from 'vitest';
import { chapter, gapsIn } from '../in-tests.ts';

test('an error of which only the name is known', () => {
  const found = ['detail error.status errors.e.status', 'detail error.title errors.e.title'];
  expect(gapsIn(chapter(8, 'e: not shown')).filter((gap) => gap.includes(' errors.'))).toEqual(found);
  expect(gapsIn(chapter(8, 'e: { status: 404, title: Gone }')).filter((gap) => gap.includes(' errors.'))).toEqual([]);
});
