import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, gapsIn } from '../in-tests.ts';

test.each<[string, string[]]>([
  ['c: not shown', ['path', 'entity', 'does'].map((key) => `detail call.${key} calls.c.${key}`)],
  ['c: { path: /t, does: list, entity: t, body: not shown }', ['detail fact calls.c.body']],
])('%s', (yaml, found) => {
  expect(gapsIn(chapter(7, yaml)).filter((gap) => gap.includes(' calls.'))).toEqual(found);
});

test('what a transition names as its call needs no more', () => {
  const states = chapter(4, 't: { transitions: { close: { from: a, to: b, call: c } } }');
  expect(gapsIn(states + chapter(7, 'c: { path: "/t/{id}/close" }')).filter((gap) => gap.includes(' calls.'))).toEqual(
    [],
  );
});

test('operations for which no call is stated, counted apart', () => {
  const { gaps } = read(chapter(3, 't: {}') + chapter(7, 'c: { path: /t, does: list, entity: t }'));
  expect(gaps.filter(({ chapter: key }) => key === 'calls')).toMatchObject([
    {
      kind: 'calls.operation',
      weight: 'detail',
      path: 'calls.t',
      subject: 'T',
      of: [[{ term: 'read' }, { term: 'create' }, { term: 'update' }]],
    },
  ]);
});
