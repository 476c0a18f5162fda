import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, gapsIn } from '../in-tests.ts';

const rest = chapter(3, 't: {}') + chapter(4, 't: { transitions: { close: {} } }');
const gaps = (yaml: string) => gapsIn(chapter(6, yaml) + rest).filter((gap) => gap.includes(' access'));
const all = 'roles: { clerk: {} }\nusers: none\n';

test.each<[string, string[]]>([
  ['roles: { clerk: {} }', ['shaping access.users access.users', 'shaping access.permissions access.permissions']],
  ['roles: { clerk: {} }\nusers: {}\npermissions: none', ['shaping access.users access.users.entity']],
  ['permissions: [{ roles: [clerk], can: all, on: all }]', ['blocking access.roles access.roles']],
  ['roles: not shown\npermissions: none', ['shaping access.roles access.roles']],
  ['roles: 5\nusers: none', ['blocking access.closed access.permissions', 'shaping access.roles access.roles']],
  [`${all}permissions: not shown`, ['blocking access.closed access.permissions']],
  [`${all}permissions: [{ roles: [clerk], can: all, on: all }]`, []],
  [
    `${all}permissions: [{ roles: [clerk], can: all, on: all, when: not shown }]`,
    ['blocking access.permission access.permissions.0.when'],
  ],
  [
    `${all}permissions: [{ roles: not shown, can: all, on: all }]`,
    ['blocking access.permission access.permissions.0.roles'],
  ],
  [
    `${all}permissions: [{ roles: [clerk, not shown], can: all, on: all }]`,
    ['blocking access.permission access.permissions.0.roles.1'],
  ],
  [`${all}permissions: [{ can: all, on: all }]`, ['blocking access.permission access.permissions.0.roles']],
  [`${all}permissions: [{ effect: deny, can: all, on: all }]`, []],
  [
    `${all}permissions: [{ roles: [clerk], can: all, on: all }, not shown]`,
    ['blocking access.permission access.permissions.1'],
  ],
  [
    'roles: { clerk: { inherits: not shown } }\nusers: none\npermissions: none',
    ['blocking access.inherits access.roles.clerk.inherits'],
  ],
])('%s', (yaml, found) => {
  expect(gaps(yaml)).toEqual(found);
});

test('what nobody may do, and nothing forbids: one question for each entity', () => {
  const permissions =
    'permissions: [{ roles: [clerk], can: [list, read, update], on: all }, { effect: deny, roles: [clerk], can: [create], on: [t] }]';
  const { gaps: found } = read(chapter(6, all + permissions) + rest);
  expect(found.filter(({ kind }) => kind === 'access.action')).toMatchObject([
    { subject: 'T', of: [[{ term: 'delete' }, 'Close']], weight: 'blocking', path: 'access.permissions', line: 6 },
  ]);
});

test.each([`## 6. x\n\n\`\`\`yalm\npermissions: []\n\`\`\`\n`, chapter(6, 'permissions: [')])(
  'a chapter that cannot be read says that nobody may do anything',
  (text) => {
    expect(gapsIn(text + rest)).toContain('blocking access.closed access');
  },
);
