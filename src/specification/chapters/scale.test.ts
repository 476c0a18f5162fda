import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { read } from '../reading/index.ts';
import { chapter } from './in-tests.ts';

const many = (count: number, write: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);

/** Each is read in under two seconds on a machine that does nothing else; here others run beside it. */
const longest = 5000;

const nested = (depth: number): string =>
  depth === 0 ? '{ type: string }' : `{ type: array, items: ${nested(depth - 1)} }`;
const states = many(3000, (index) => `    s${index}: {}`);
const transitions = many(3000, (index) => `    t${index}: { from: s${index}, to: s${index + 1} }`);
const entities = many(3000, (index) => `e${index}: { fields: { n: { type: number } } }`);
const roles = many(3000, (index) => `  r${index}: { inherits: [r${index + 1}] }`);

test.each<[string, string]>([
  [
    '3,000 unknown columns',
    chapter(2, `a:\n  kind: list\n  entity: t\n  columns:\n${many(3000, (index) => `    - c${index}`)}`) +
      chapter(3, `t:\n  fields:\n${many(3000, (index) => `    f${index}: { type: string }`)}`),
  ],
  [
    '3,000 unknown entities',
    chapter(
      2,
      many(3000, (index) => `a${index}: { kind: list, entity: x${index} }`),
    ) + chapter(3, entities),
  ],
  [
    '12,000 wrong facts',
    chapter(
      3,
      `t:\n  fields:\n${many(12_000, (index) => `    f${index}: { type: string, minLength: 5, maxLength: 3, default: ab }`)}`,
    ),
  ],
  [
    '12,000 wrong conditions',
    chapter(
      5,
      many(12_000, (index) => `r${index}: { entity: t, assert: record.x${index} > todya() }`),
    ) + chapter(3, `t:\n  fields:\n${many(300, (index) => `    f${index}: { type: string }`)}`),
  ],
  [
    '2,000 computed fields in a chain',
    chapter(
      3,
      `t:\n  fields:\n${many(2000, (index) => `    f${index}: { type: number, computed: record.f${index + 1} + 1 }`)}\n    f2000: { type: number }`,
    ),
  ],
  [
    '2,000 computed fields in a circle',
    chapter(
      3,
      `t:\n  fields:\n${many(2000, (index) => `    f${index}: { type: number, computed: record.f${(index + 1) % 2000} + 1 }`)}`,
    ),
  ],
  ['a list 34 deep', chapter(3, `t: { fields: { n: ${nested(34)} } }`)],
  [
    '3,000 states in a row, backwards',
    chapter(4, `t:\n  initial: s3000\n  states:\n${states}\n    s3000: {}\n  transitions:\n${transitions}`),
  ],
  [
    '3,000 choices and as many conditions',
    chapter(
      5,
      many(3000, (index) => `r${index}: { entity: t, assert: record.k == 'k${index}' }`),
    ) + chapter(3, `t: { fields: { k: { type: string, enum: [${many(3000, (index) => `k${index}`, ', ')}] } } }`),
  ],
  [
    '3,000 roles that inherit, and permissions on everything',
    chapter(
      6,
      `roles:\n${roles}\n  r3000: {}\npermissions:\n${many(3000, (index) => `  - { roles: [r${index}], can: [read], on: all, when: record.n > 1 }`)}`,
    ) + chapter(3, entities),
  ],
  [
    '3,000 screens below one another',
    chapter(
      2,
      many(3000, (index) => `s${index}: { path: /s${index}, kind: list, entity: e1, parent: s${index + 1} }`),
    ) + chapter(3, entities),
  ],
  ['3,000 misspelt types', chapter(3, `t:\n  fields:\n${many(3000, (index) => `    f${index}: strng`)}`)],
  [
    '3,000 misspelt types in as many entities',
    chapter(
      3,
      many(3000, (index) => `e${index}: { fields: { n: strng } }`),
    ),
  ],
  [
    '12,000 facts not shown',
    chapter(3, `t:\n  fields:\n${many(6000, (index) => `    f${index}: { type: not shown, format: not shown }`)}`) +
      chapter(2, 't: { kind: list, entity: t }'),
  ],
])(
  '%s',
  (_what, text) => {
    const effort = countEffort();
    const { problems, gaps } = read(text);
    expect(problems.length + gaps.length).toBeGreaterThan(0);
    expect(effort()).toBeLessThan(longest);
  },
  30_000,
);

test('a default is held against its pattern, also beside one that would take too long', () => {
  const long = `long: { pattern: '(a?){200}a{200}', default: ${'ab'.repeat(99_000)} }`;
  const { problems } = read(chapter(3, `t:\n  fields:\n    ${long}\n    short: { pattern: '^a$', default: b }`));
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'field.default entities.t.fields.short.default',
  ]);
});
