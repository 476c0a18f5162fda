import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { Expression } from './expression.ts';
import { parseExpression } from './parse.ts';
import { structure, Unknown, type Value } from './values.ts';

const many = Array.from({ length: 10_000 }, (_, index) => index);
const record = structure([
  ['many', many],
  ['words', many.join(',')],
  ['long', 'a'.repeat(100_000)],
]);

function answerTo(source: string): Value {
  const parsed = parseExpression(source);
  if ('fault' in parsed) throw new Error(source);
  const root = (name: string) => (name === 'record' ? record : undefined);
  return new Expression(source, parsed.node).evaluate({ root, now: new Date('2026-03-09T10:00:00Z'), zone: 'UTC' });
}

const doubled = (count: number, by: (name: string) => string) =>
  Array.from({ length: count }, (_, index) => `.map(v${index}, ${by(`v${index}`)})`).join('');

test.each([
  'record.many.all(i, [record.many] == [record.many])',
  `[1]${doubled(40, (name) => `[${name}, ${name}]`)} == [1]${doubled(40, (name) => `[${name}, ${name}]`)}`,
  `[{"a": null}]${doubled(40, (name) => `{"a": ${name}, "b": ${name}}`)}.exists(m, has(m))`,
  "record.many.map(i, record.long).join('')",
  "getHours(now(), 'No/Where')",
  'string(today() + days(1000000000000))',
  'string(now() + days(1000000000000))',
  "timestamp('2026-02-30T00:00:00Z')",
  "'abc'.substring(1, -1)",
])('%s is not known, and soon', (source) => {
  const effort = countEffort();
  expect(answerTo(source)).toBeInstanceOf(Unknown);
  expect(effort()).toBeLessThan(1000);
});

test('what is the same is there once, days as well', () => {
  expect(answerTo('distinct([today(), today()]).size()')).toBe(1);
  expect(answerTo("record.words.split(',').distinct().size()")).toBe(10_000);
});

test('nothing is the first of nothing', () => {
  expect(answerTo('first([])')).toBeNull();
  expect(answerTo('last([]) == null')).toBe(true);
});
