import { expect, test } from 'vitest';
import { chapter, gapsIn } from '../in-tests.ts';

const gaps = (yaml: string) => gapsIn(chapter(4, yaml)).filter((gap) => gap.includes(' lifecycles.'));
const transition = (facts: string) =>
  gaps(`t: { field: s, initial: a, states: { a: {} }, transitions: { go: ${facts} } }`).map((gap) =>
    gap.replace('lifecycles.t.transitions.', ''),
  );

test('a lifecycle of which only the name is known', () => {
  expect(gaps('t: {}')).toEqual([
    'blocking lifecycle.initial lifecycles.t.initial',
    'blocking lifecycle.states lifecycles.t.states',
    'blocking lifecycle.transitions lifecycles.t.transitions',
    'shaping lifecycle.field lifecycles.t.field',
  ]);
});

test.each<[string, string[]]>([
  ['not shown', ['blocking transition.from go.from', 'blocking transition.to go.to']],
  ['{ from: a }', ['blocking transition.to go.to']],
  ['{ from: a, to: not shown }', ['blocking transition.to go.to']],
  ['{ from: [a, not shown], to: a }', ['blocking transition.from go.from.1']],
  ['{ from: a, to: a, guard: not shown }', ['blocking transition.guard go.guard']],
  ['{ from: a, to: a, asks: not shown }', ['shaping transition.asks go.asks']],
  ['{ from: a, to: a, guard: none, asks: none }', []],
])('a transition %s', (facts, found) => {
  expect(transition(facts)).toEqual(found);
});

test.each([
  ['{ editable: not shown }', 'a.editable'],
  ['not shown', 'a'],
])('what may be changed in a state: %s', (state, path) => {
  const yaml = `t: { field: s, initial: a, transitions: none, states: { a: ${state} } }`;
  expect(gaps(yaml)).toEqual([`blocking state.editable lifecycles.t.states.${path}`]);
});
