import { expect, test } from 'vitest';
import { chapter, gapsIn } from '../in-tests.ts';

test.each<[string, string[]]>([
  [
    'r: not shown',
    ['shaping rule.entity rules.r.entity', 'shaping rule.assert rules.r.assert', 'detail rule.error rules.r.error'],
  ],
  ['r: { entity: t, assert: "true", error: e }', []],
  ['r: { entity: t, assert: "true", title: Words }', []],
  ['r: { entity: t, assert: record.n > 0, error: e }', ['detail rule.at rules.r.at']],
  ['r: { entity: t, assert: record.n > 0, at: [n], error: e }', []],
  ['r: { entity: t, assert: record.n > 0, at: none, error: e }', []],
  ['r: { entity: t, checkedBy: server, error: e }', []],
  ['r: { entity: t, assert: "true", when: not shown, error: e }', ['shaping rule.when rules.r.when']],
  ['r: { entity: t, assert: "true", at: [a, not shown], error: e }', ['shaping entry rules.r.at.1']],
])('%s', (yaml, found) => {
  expect(
    gapsIn(chapter(3, 't: { fields: { n: { type: number } } }') + chapter(5, yaml)).filter((gap) =>
      gap.includes(' rules.'),
    ),
  ).toEqual(found);
});
