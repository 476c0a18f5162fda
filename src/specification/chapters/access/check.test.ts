import { expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

const rest =
  chapter(
    3,
    't: { fields: { n: { type: number } } }\nu: { fields: { roles: { type: array, items: { type: string } }, age: { type: integer } } }',
  ) + chapter(4, 't: { transitions: { close: { from: a, to: b } } }\nu: { transitions: none }');
const roles = 'roles: { clerk: {}, boss: { inherits: [clerk] } }';
const access = (yaml: string) => problemsOf(chapter(6, yaml) + rest);

test('a denial that does not say what it denies is told that it denies all of it', () => {
  const denial = (written: string) => access(`${roles}\npermissions: [{ effect: deny, roles: [clerk]${written} }]`);
  const said = (key: string) =>
    `warning P.md:5:15 access.permissions.0: it does not say \`${key}\`, and denies all of it; where that is meant, write \`${key}: all\``;
  expect(denial('')).toEqual([said('can'), said('on')]);
  expect(denial(', on: [t]')).toEqual([said('can')]);
  expect(denial(', can: all, on: all')).toEqual([]);
  expect(denial(', can: not shown, on: all')).toEqual([]);
});

test('a screen that nobody may see is told, with the action that is missing', () => {
  const screens = chapter(2, 'list: { path: /, kind: list, entity: t }\nnew: { path: /n, kind: create, entity: t }');
  const shut = (can: string) =>
    problemsOf(screens + chapter(6, `${roles}\npermissions: [{ roles: [clerk], ${can}on: [t] }]`) + rest);
  expect(shut('can: [read, create], ')).toEqual([
    "warning P.md:11:33 access.permissions.0.can: nobody may list 't', so the screen 'list' is for nobody; where that is not meant, write `can: [list, read, create]`",
  ]);
  expect(shut('can: [list, create], ')).toEqual([]);
  expect(shut('can: all, ')).toEqual([]);
  expect(shut('can: not shown, ')).toEqual([]);
});

test.each<[string, string]>([
  [
    'roles: { clerk: { inherits: [bos] }, boss: {} }',
    "P.md:4:30 access.roles.clerk.inherits.0: no role is called 'bos'; did you mean 'boss'?",
  ],
  [
    'roles: { a: { inherits: [b] }, b: { inherits: [a] } }',
    'P.md:4:15 access.roles.a.inherits: the roles inherit from one another in a circle: a → b → a',
  ],
  [
    `${roles}\npermissions: [{ roles: [clrk], can: [read], on: [t] }]`,
    "P.md:5:25 access.permissions.0.roles.0: no role is called 'clrk'; did you mean 'clerk'?",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [red], on: [t] }]`,
    "P.md:5:39 access.permissions.0.can.0: no action is called 'red'; did you mean 'read'?",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [see], on: [t] }]`,
    "P.md:5:39 access.permissions.0.can.0: no action is called 'see'; did you mean 'read'?",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [edit], on: [t] }]`,
    "P.md:5:39 access.permissions.0.can.0: no action is called 'edit'; did you mean 'update'?",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [close], on: [u] }]`,
    "P.md:5:39 access.permissions.0.can.0: no action is called 'close'; there is 'list', 'read', 'create', 'update' and 'delete'",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [read], on: [tt] }]`,
    "P.md:5:51 access.permissions.0.on.0: no entity is called 'tt'; did you mean 't'?",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [read], on: [t], fields: [m] }]`,
    "P.md:5:64 access.permissions.0.fields.0: 't' has no field called 'm'; there is 'id' and 'n'",
  ],
  [
    `${roles}\npermissions: [{ roles: [clerk], can: [read], on: [t, u], fields: [m] }]`,
    "P.md:5:67 access.permissions.0.fields.0: 't' or 'u' has no field called 'm'; there is 'id', 'n', 'roles' and 'age'",
  ],
  [
    `${roles}\nusers: { entity: v }`,
    "P.md:5:10 access.users.entity: no entity is called 'v'; there is 't' and 'u'; or state it in chapter 3: `v: { fields: { name: string } }`",
  ],
  [
    `${roles}\nusers: { entity: u, roles: role }`,
    "P.md:5:21 access.users.roles: 'u' has no field called 'role'; did you mean 'roles'?",
  ],
  [
    `${roles}\nusers: { entity: u, roles: age }`,
    "P.md:5:21 access.users.roles: 'age' cannot keep roles; a list of texts can",
  ],
])('%s', (yaml, said) => {
  expect(access(yaml)).toContain(said);
});

test('whoever may create and may not give what is required is told, before anybody fills in the form', () => {
  const begun = (permissions: string, fact = 'required: true') =>
    problemsOf(
      chapter(3, `o: { fields: { title: { type: string, required: true }, price: { type: number, ${fact} } } }`) +
        chapter(6, `${roles}\npermissions:\n${permissions}`),
    );
  const clerk = '  - { roles: [clerk], can: [create, list], on: [o], fields: [title] }';
  const said = expect.stringContaining("'clerk' may create 'o', but may not give what it requires: 'price'");
  expect(begun(clerk)).toEqual([said, expect.stringContaining("'boss' may create 'o'")]);
  expect(begun(`${clerk}\n  - { roles: [boss], can: all, on: all }`)).toEqual([said]);
  expect(
    begun(
      '  - { roles: [clerk], can: all, on: all }\n  - { effect: deny, roles: [clerk], can: [create], on: all, fields: [price] }',
    ),
  ).toHaveLength(2);
  for (const fact of [
    'required: false',
    'required: true, default: 3',
    'required: true, relevantWhen: "record.title != null"',
  ])
    expect(begun(clerk, fact)).toEqual([]);
  expect(begun('  - { roles: [clerk], can: [list, update], on: [o], fields: [title] }')).toEqual([]);
  expect(begun(`${clerk}\n  - { roles: [clerk], can: [create], on: [o], fields: [price] }`)).toEqual([]);
});

test('an action and a field of one of several entities', () => {
  expect(access(`${roles}\npermissions: [{ roles: [clerk], can: [close], on: [t, u], fields: [n, age] }]`)).toEqual([]);
  expect(
    access(`${roles}\npermissions: [{ roles: [clerk], can: all, on: all, fields: [n], when: record.n > 0 }]`),
  ).toEqual([]);
});

test('a role that is not shown keeps its name', () => {
  expect(access('roles: { clerk: not shown }\npermissions: [{ roles: [clerk], can: [read], on: [t] }]')).toEqual([]);
  expect(access('roles: not shown\npermissions: [{ roles: [clerk], can: [read], on: [t] }]')).toEqual([]);
});

test('the field that keeps one role is a text of a role', () => {
  const users = (assert: string) =>
    problemsOf(
      chapter(3, 'u: { fields: { role: { type: string } } }') +
        chapter(5, `r: { entity: u, assert: "${assert}" }`) +
        chapter(6, `${roles}\nusers: { entity: u, roles: role }`),
    );
  expect(users("record.role == 'boss' && record.role + '!' != ''")).toEqual([]);
  expect(users("record.role == 'bos'")).toEqual([expect.stringContaining("did you mean 'boss'?")]);
});

test.each<[list: string, idle: boolean]>([
  ['{ roles: [clerk], can: all, on: all }, { roles: [clerk], can: [read], on: [t], when: record.n > 0 }', true],
  ['{ roles: [clerk], can: [list, read], on: [t] }, { roles: [boss], can: [read], on: [t], when: record.n > 0 }', true],
  [
    '{ roles: [boss], can: [list, read], on: [t] }, { roles: [clerk], can: [read], on: [t], when: record.n > 0 }',
    false,
  ],
  [
    '{ roles: [clerk], can: [list], on: [t] }, { roles: [clerk], can: [list, read], on: [t], when: record.n > 0 }',
    false,
  ],
  ['{ roles: [clerk], can: all, on: [u] }, { roles: [clerk], can: [read], on: [t], when: record.n > 0 }', false],
  [
    '{ roles: [clerk], can: all, on: all }, { effect: deny, roles: [clerk], can: [read], on: [t], when: record.n > 0 }',
    false,
  ],
])('a condition that limits nothing, since the same is allowed without, is told how it would: %s', (list, idle) => {
  const said = access(`${roles}\npermissions: [${list}]`);
  expect(said).toEqual(
    idle ? [expect.stringContaining('limits nothing then; to limit it, write `{ effect: deny')] : [],
  );
});

test('what is allowed and denied alike is allowed for nobody', () => {
  const both = (denied: string) =>
    `${roles}\npermissions: [{ roles: [boss], can: [read], on: [t] }, { ${denied}, effect: deny }]`;
  const said =
    'warning P.md:5:15 access.permissions.0: nobody is allowed this: `access.permissions.1` denies it, and to deny goes first; leave one of the two out';
  expect(access(both('roles: [boss], can: [read, list], on: [t]'))).toEqual([said]);
  expect(access(both('roles: [clerk], can: all, on: all'))).toEqual([said]);
  expect(access(both('roles: [boss], can: [delete], on: [t]'))).toEqual([]);
  expect(access(both('roles: [boss], can: [read], on: [t], when: record.n > 3'))).toEqual([]);
});

test('what only lies between two circles is in none, and each way comes back', () => {
  const inherits = { a: '[x, b]', b: '[a, m]', m: '[x]', x: '[y]', y: '[x]' };
  const written = Object.entries(inherits).map(([name, of]) => `${name}: { inherits: ${of} }`);
  const circles = access(`roles: { ${written.join(', ')} }`).map((line) => line.split('in a circle: ')[1]);
  expect(circles.filter(Boolean).sort()).toEqual(['a → b → a', 'b → a → b', 'x → y → x', 'y → x → y']);
});
