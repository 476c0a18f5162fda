import { expect, test } from 'vitest';
import { chapter, gapsIn } from '../in-tests.ts';

test('an error of which only the name is known', () => {
  const found = ['detail error.status errors.e.status', 'detail error.title errors.e.title'];
  expect(gapsIn(chapter(8, 'e: not shown')).filter((gap) => gap.includes(' errors.'))).toEqual(found);
  expect(gapsIn(chapter(8, 'e: { status: 404, title: Gone }')).filter((gap) => gap.includes(' errors.'))).toEqual([]);
});

test('names alone do not answer what a chapter asks', () => {
  const asked = (text: string) => gapsIn(text).filter((gap) => /chapter\.(errors|calls)/.test(gap));
  const [errors, calls] = ['blocking chapter.errors errors', 'blocking chapter.calls calls'];
  expect(asked(chapter(8, 'e: {}') + chapter(7, 'c: {}\nd:'))).toEqual([calls, errors]);
  expect(asked(chapter(8, 'e: not shown') + chapter(7, 'c: { method: get }'))).toEqual([errors]);
  expect(asked(chapter(8, 'e: {}\nf: { status: 404 }') + chapter(7, 'c: { method: get }'))).toEqual([]);
});
