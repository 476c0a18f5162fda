import { expect, test } from 'vitest';
import { compile } from '../../compile/index.ts';
import { chapter, found, messages } from '../documents.ts';
import { positionAt } from '../positions.ts';
import { read } from '../read.ts';

const stated = (number: number, yaml: string) => {
  const { positions: _, ...facts } = read(chapter(number, yaml)).specification;
  return facts;
};

/** As people write it, and the same as the vocabulary has it. */
const taken: [chapter: number, natural: string, exact: string][] = [
  [3, 'tool: { fields: { name: string } }', 'tool: { fields: { name: { type: string } } }'],
  [3, 'tool: { fields: { name: text } }', 'tool: { fields: { name: { type: string } } }'],
  [3, 'tools:\n  - name: string', 'tools: { fields: { name: { type: string } } }'],
  [
    3,
    'tools:\n  - name: string\n  - price: money',
    'tools: { fields: { name: { type: string }, price: { type: number, format: money } } }',
  ],
  [3, 'tool: { fields: [name, price] }', 'tool: { fields: { name: {}, price: {} } }'],
  [
    3,
    'tool:\n  fields:\n    - { name: size, type: int }\n    - { name: on, type: bool }',
    'tool: { fields: { size: { type: integer }, on: { type: boolean } } }',
  ],
  [3, 'tool: { name: string }', 'tool: { fields: { name: { type: string } } }'],
  [
    3,
    'tool: { plural: Tools, name: string, due: { type: date } }',
    'tool: { plural: Tools, fields: { name: { type: string }, due: { type: string, format: date } } }',
  ],
  [3, '- name: tool\n  plural: Tools', 'tool: { plural: Tools }'],
  [3, '- tool\n- user', 'tool: {}\nuser: {}'],
  [3, 'entities: { tool: { plural: Tools } }', 'tool: { plural: Tools }'],
  [3, 'tool: { properties: { a: int } }', 'tool: { fields: { a: { type: integer } } }'],
  ...(
    [
      ['text', 'type: string'],
      ['int', 'type: integer'],
      ['bool', 'type: boolean'],
      ['decimal', 'type: number'],
      ['datetime', 'type: string, format: date-time'],
      ['Date', 'type: string, format: date'],
      ['url', 'type: string, format: uri'],
    ] as const
  ).map(([word, exact]): [number, string, string] => [
    3,
    `t: { fields: { a: { type: ${word} } } }`,
    `t: { fields: { a: { ${exact} } } }`,
  ]),
  [3, 't: { fields: { a: { type: enum, options: [x, y] } } }', 't: { fields: { a: { type: string, enum: [x, y] } } }'],
  [3, 't: { fields: { a: { enum: "x, in y" } } }', 't: { fields: { a: { enum: [x, in y] } } }'],
  [3, 't: { fields: { a: { options: not shown } } }', 't: { fields: { a: { enum: not shown } } }'],
  [
    3,
    't: { fields: { a: { type: int, min: 1, max: 9 } } }',
    't: { fields: { a: { type: integer, minimum: 1, maximum: 9 } } }',
  ],
  [3, 't: { fields: { a: { type: text, max: 9 } } }', 't: { fields: { a: { type: string, maxLength: 9 } } }'],
  [
    3,
    't: { fields: { a: { type: text, optional: true } } }',
    't: { fields: { a: { type: string, required: false } } }',
  ],
  [3, 't: { fields: { a: { mandatory: yes } } }', 't: { fields: { a: { required: true } } }'],
  [3, 't: { fields: { a: { label: A } } }', 't: { fields: { a: { title: A } } }'],
  [
    3,
    't: { required: [a], properties: { a: string, b: string } }',
    't: { fields: { a: { type: string, required: true }, b: { type: string } } }',
  ],
  [3, 't: { fields: { a: { items: { type: int } } } }', 't: { fields: { a: { items: { type: integer } } } }'],
  [2, 'tools: { path: tools }', 'tools: { path: /tools }'],
  [2, 'screens:\n  - tools', 'tools: {}'],
  [2, '- tools\n- tool', 'tools: {}\ntool: {}'],
  [2, 'tools: { type: list, columns: "name, price" }', 'tools: { kind: list, columns: [name, price] }'],
  [2, 'tools: { views: [mine] }', 'tools: { views: { mine: {} } }'],
  [1, 'name: Tools\naudience: [clerk]', 'title: Tools\naudience: { clerk: {} }'],
  [5, '- { name: r, message: Words }', 'r: { title: Words }'],
  [7, 'c: { path: "tools/{id}", action: read }', 'c: { path: "/tools/{id}", does: read }'],
  [8, 'e: { code: 404 }', 'e: { status: 404 }'],
];

test.each(taken)('chapter %i: %s is %s', (number, natural, exact) => {
  expect(stated(number, natural)).toEqual(stated(number, exact));
  expect(found(chapter(number, natural))).toEqual(found(chapter(number, exact)));
});

/** What may mean two things is told the exact form. */
test.each<[number, string, RegExp]>([
  [
    3,
    'tool: { title: string, price: number }',
    /entities\.tool\.price: a field stands below `fields`; write `fields: \{ price: \{ type: number \} \}`/,
  ],
  [3, 'tool: { descripton: text }', /did you mean 'description'/],
  [3, 'tool: { fields: [a, a] }', /entities\.tool\.fields: expected names/],
  [3, 'tool: { fields: { a: { type: enum } } }', /entities\.tool\.fields\.a\.type: .*'enum'/],
  [3, 'tool: { fields: { owner: customer } }', /entities\.tool\.fields\.owner: /],
  [2, 'a: { path: "https://example.com" }', /a path that begins with `\/`/],
])('chapter %i: %s is not guessed', (number, yaml, message) => {
  expect(messages(chapter(number, yaml)).join('\n')).toMatch(message);
});

test('a fact keeps the place at which it is written', () => {
  const { specification } = read(chapter(3, 'tools:\n  - name: string\n  - price: int'));
  expect(positionAt(specification.positions, 'entities.tools.fields.price.type')).toEqual({ line: 6, column: 5 });
  expect(positionAt(specification.positions, 'entities.tools.fields.price')).toEqual({ line: 6, column: 5 });
});

test('what is not shown in a list of fields is missed under its name', () => {
  const { specification } = read(chapter(3, 't: { fields: [{ name: a, unit: not shown }] }'));
  expect(specification.notShown).toEqual(['entities.t.fields.a.unit']);
});

test('a list of which an item is not shown stays a list', () => {
  expect(found(chapter(3, 't: { fields: [a, not shown] }'))).toContain('fact.names entities.t.fields');
});

test.each([
  [4, 't: { field: s, states: [a, b] }', 'lifecycles.t.states'],
  [4, 't: { states: { a: {}, b: {} }, transitions: [{ from: a, to: b }] }', 'lifecycles.t.transitions'],
  [4, 't: { states: { a: { label: A } } }', 'lifecycles.t.states.a.label'],
  [4, 'lifecycles: { t: { states: { a: {} } } }', 'lifecycles.lifecycles.t'],
  [6, 'roles: [admin, user]', 'access.roles'],
  [6, 'roles: { admin: { can: [read] } }', 'access.roles.admin.can'],
  [6, 'roles: { r: {} }\npermissions: [{ role: r, can: all, on: all }]', 'access.permissions.0.role'],
  [6, 'access: { roles: { r: {} } }', 'access.access'],
])('what decides over access is never read otherwise: chapter %i, %s', (number, yaml, path) => {
  const { specification } = read(chapter(3, 't: { fields: { s: { type: string } } }') + chapter(number, yaml));
  expect(specification.unusable).toContain(path);
});

test('states in a list open nothing', () => {
  const yaml = 't: { field: s, states: [a, b] }';
  const entities = chapter(3, 't: { fields: { n: { type: string } } }');
  const product = compile(read(entities + chapter(4, yaml)).specification);
  expect(product.entity('t')?.editable({ id: '1' }).has('n')).toBe(false);
});

test('a natural permission opens nothing that an exact one closes', () => {
  const yaml = 'roles: { r: {} }\npermissions: [{ role: r, can: all, on: all }]';
  const product = compile(read(chapter(3, 't: { fields: {} }') + chapter(6, yaml)).specification);
  const entity = product.entity('t');
  const answer = entity && product.access.decide('read', entity, { subject: { id: 'x', roles: ['r'] } }, { id: '1' });
  expect(answer?.answer).not.toBe(true);
});
