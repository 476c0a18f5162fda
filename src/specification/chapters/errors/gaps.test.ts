import { expect, test } from 'vitest';
import { chapter, gapsIn } from '../in-tests.ts';

test('an error of which only the name is known', () => {
  const found = ['detail error.status errors.e.status', 'detail error.title errors.e.title'];
  expect(gapsIn(chapter(8, 'e: not shown')).filter((gap) => gap.includes(' errors.'))).toEqual(found);
  expect(gapsIn(chapter(8, 'e: { status: 404, title: Gone }')).filter((gap) => gap.includes(' errors.'))).toEqual([]);
});

test('an error that nothing raises is asked when it occurs', () => {
  const raised = (text: string) => gapsIn(text).filter((gap) => gap.includes('error.raised'));
  const rule = chapter(5, 'r: { entity: t, assert: record.a > 1, error: low }');
  const call = chapter(7, 'c: { method: get, path: /t, does: list, entity: t, errors: [gone] }');
  const all = chapter(
    8,
    'low: { status: 422 }\ngone: { status: 404 }\nodd: { status: 409 }\ndown: { status: 503 }\nbusy: { status: 429 }',
  );
  expect(raised(rule + call + all)).toEqual(['detail error.raised errors.odd']);
  expect(raised(rule + all)).toEqual(['detail error.raised errors.gone', 'detail error.raised errors.odd']);
  expect(raised(all)).toEqual([]);
});

test('names alone do not answer what a chapter asks', () => {
  const asked = (text: string) => gapsIn(text).filter((gap) => /chapter\.(errors|calls)/.test(gap));
  const [errors, calls] = ['blocking chapter.errors errors', 'blocking chapter.calls calls'];
  expect(asked(chapter(8, 'e: {}') + chapter(7, 'c: {}\nd:'))).toEqual([calls, errors]);
  expect(asked(chapter(8, 'e: not shown') + chapter(7, 'c: { method: get }'))).toEqual([errors]);
  expect(asked(chapter(8, 'e: {}\nf: { status: 404 }') + chapter(7, 'c: { method: get }'))).toEqual([]);
});
