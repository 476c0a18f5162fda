import { expect, test } from 'vitest';
import { read } from '#specification/reading';
import { changesBetween, parseSeen, seenOf } from './changes-between.ts';

const constants = (yaml: string) => read(`## 9. Constants\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`).specification;
const seen = (yaml: string) => seenOf(constants(yaml));

test('what came, went and says something else is told by its path', () => {
  expect(changesBetween(seen('a: 1\nb: 2\nc: 3'), constants('a: 1\nb: 20\nd: 4'))).toEqual([
    { kind: 'changed', path: 'constants.b.value' },
    { kind: 'added', path: 'constants.d.value' },
    { kind: 'removed', path: 'constants.c.value' },
  ]);
});

test('the same document has not changed, also once it was kept', () => {
  const now = seen('a: 1\nb: { value: "=1", unit: days }');
  expect(changesBetween(now, constants('a: 1\nb: { value: "=1", unit: days }'))).toEqual([]);
  expect(
    changesBetween(parseSeen(JSON.stringify(now)) ?? {}, constants('a: 1\nb: { value: "=1", unit: days }')),
  ).toEqual([]);
});

const permissions = (...roles: string[]) =>
  read(
    `## 6. Roles\n\n\`\`\`yaml\nroles: { a: {}, b: {}, c: {} }\npermissions:\n${roles.map((role) => `  - { roles: [${role}], can: all, on: all }`).join('\n')}\n\`\`\`\n`,
  ).specification;

test.each([
  [['a', 'b'], ['c', 'a', 'b'], [{ kind: 'added', path: 'access.permissions.0' }]],
  [['a', 'b'], ['b'], [{ kind: 'removed', path: 'access.permissions' }]],
  [['a', 'b'], ['a', 'c'], [{ kind: 'changed', path: 'access.permissions.1' }]],
  [['a', 'b'], ['b', 'a'], []],
])('of a list only the entries that came, went or changed are told: %j, then %j', (before, now, changes) => {
  expect(changesBetween(seenOf(permissions(...before)), permissions(...now))).toEqual(changes);
});

test.each(['', '{', '[1]', '{"a":1}', 'null'])('%j is not what was kept', (kept) => {
  expect(parseSeen(kept)).toBeUndefined();
});
