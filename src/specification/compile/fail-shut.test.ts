import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { read } from '../reading/index.ts';
import { compile } from './index.ts';

const block = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\``;
const fields = `## 3. x\n\n${block('a: { fields: { name: { type: string } } }')}\n`;

function mayRead(chapter: string) {
  const product = compile(read(`${fields}\n## 6. x\n\n${chapter}\n`).specification);
  const entity = product.entity('a');
  return entity && product.access.decide('read', entity, { subject: { id: 'x', roles: ['r'] } }, { id: '1' }).answer;
}

const denied = (entry: string) =>
  block(`roles: { r: {} }\npermissions:\n  - { roles: r, can: all, on: all }\n  - ${entry}`);

test.each([
  block('roles: { r: {} }\npermissions.0.roles: [r]'),
  block('roles: { r: {} }\npermissions.deny: [r]'),
  block('access.permissions: []'),
  denied('{ deny: true, roles: r, can: all, on: a }'),
  denied('{ type: deny, roles: r, can: all, on: a }'),
  denied('{ not: true, roles: r, can: all, on: a }'),
  denied('{ ban: true, roles: r, can: all, on: a }'),
  denied('{ effect: deny, roles: r, can: [raed], on: all }'),
  denied('{ effect: deny, roles: r, can: true, on: all }'),
  '> ```yaml\n> roles: { r: {} }\n> permissions: []\n> ```',
])('%s opens nothing', (chapter) => {
  expect(mayRead(chapter)).not.toBe(true);
});

test('a transition that is not shown yet is no slip of the pen', () => {
  expect(mayRead(denied('{ effect: deny, roles: r, can: [recreate, lend], on: all }'))).toBe(true);
});

test.each([
  ['hide', true],
  ['hidden', true],
  ['{ as: hide }', true],
  ['explain', false],
])('whenDenied: %s hides what is denied: %s', (written, hides) => {
  const chapter = block(`roles: { r: {} }\nwhenDenied: ${written}`);
  expect(compile(read(`${fields}\n## 6. x\n\n${chapter}\n`).specification).access.hidesDenied).toBe(hides);
});

test('a misspelt whenDenied hides what is denied, and none explains it', () => {
  const hides = (chapter: string) =>
    compile(read(`${fields}\n## 6. x\n\n${chapter}\n`).specification).access.hidesDenied;
  expect(hides(block('roles: { r: {} }\nwhenDenid: hide'))).toBe(true);
  expect(hides(block('roles: { r: {} }'))).toBe(false);
});

test('whoever inherits a role of which it is not known what it inherits is denied what that one is', () => {
  const may = (role: string, inherits: string) => {
    const chapter = block(
      `roles: { boss: { inherits: [clerk] }, clerk: { inherits: ${inherits} }, guest: {} }\npermissions:\n  - { roles: [boss, clerk], can: all, on: all }\n  - { effect: deny, roles: [guest], can: [delete], on: [a] }`,
    );
    const product = compile(read(`${fields}\n## 6. x\n\n${chapter}\n`).specification);
    const entity = product.entity('a');
    return entity && product.access.decide('delete', entity, { subject: { id: 'x', roles: [role] } }).answer;
  };
  for (const inherits of ['[guest, gest]', 'not shown', '[guest]'])
    expect([inherits, may('clerk', inherits), may('boss', inherits)]).toEqual([inherits, false, false]);
  expect(may('boss', '[]')).toBe(true);
});

test('a screen that is for no role by a slip of the pen is for nobody', () => {
  const screens = `## 2. x\n\n${block('s: { kind: dashboard, roles: none }')}\n`;
  const { specification, problems } = read(`${screens}${fields}\n## 6. x\n\n${block('roles: { r: {} }')}\n`);
  expect(problems.map(({ path }) => path)).toContain('screens.s.roles');
  expect(
    compile(specification)
      .screen('s')
      ?.isFor({ id: 'x', roles: ['r'] }),
  ).toBe(false);
});

test.each(['a.states: { open: { editable: [] } }', '"a.x": { states: { open: { editable: [] } } }'])(
  'of the lifecycle %s nothing may be changed',
  (yaml) => {
    const product = compile(read(`${fields}\n## 4. x\n\n${block(yaml)}\n`).specification);
    expect(product.entity('a')?.editable({ id: '1' }).has('name')).toBe(false);
  },
);

test('15,000 entities are compiled soon', () => {
  const names = Array.from({ length: 15_000 }, (_, index) => `e${index}: {}`).join('\n');
  const { specification } = read(`## 3. x\n\n${block(names)}\n`);
  const effort = countEffort();
  expect(compile(specification).operations).toHaveLength(75_000);
  expect(effort()).toBeLessThan(3000);
});
