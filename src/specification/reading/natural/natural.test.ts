import { expect, test } from 'vitest';
import { compile } from '../../compile/index.ts';
import { knownFormats } from '../../fields/index.ts';
import { chapter, found, messages, stated } from '../documents.ts';
import { positionAt } from '../positions.ts';
import { read } from '../read.ts';
import { taken } from './taken.ts';

test.each(taken)('chapter %i: %s is %s', (number, natural, exact) => {
  const [written, meant] = [chapter(number, natural), chapter(number, exact)];
  expect(stated(written)).toEqual(stated(meant));
  expect(found(written)).toEqual(found(meant));
});

test.each<[string, string]>([
  ['orders: { states: [a] }', 'order: { states: { a: {} } }'],
  ['Orders: { states: [a], transitions: { x: a -> a } }', 'order: { states: { a: {} }, transitions: { x: a -> a } }'],
  ['Bestellungen: { states: [a] }', 'bestellung: { states: { a: {} } }'],
  ['People: { states: [a] }', 'person: { states: { a: {} } }'],
])('the lifecycle of an entity in the plural, %s, is its own', (natural, exact) => {
  const entities = chapter(3, 'order: {}\nperson: { plural: People }\nbestellung: { plural: Bestellungen }');
  expect(stated(entities + chapter(4, natural))).toEqual(stated(entities + chapter(4, exact)));
  expect(found(entities + chapter(4, natural))).toEqual([]);
});

test.each(knownFormats.filter((format) => format !== 'text'))('the format %s is taken as a type', (format) => {
  const { specification, problems } = read(chapter(3, `tool: { fields: { a: ${format} } }`));
  expect(problems).toEqual([]);
  expect(specification.entities.tool?.fields?.a?.format).toBe(format);
});

test('a word for several of a format is none where an entity is called so', () => {
  const told = (yaml: string) => read(chapter(3, yaml)).problems.map(({ code, values }) => [code, values.example]);
  expect(told('file: [name]\ntool: { fields: { a: files } }')).toEqual([
    ['fact.exact', 'a: { type: array, items: { type: reference, to: file } }'],
  ]);
});

test('what is not plainly the plural of one entity is told', () => {
  const entities = chapter(3, 'book: {}\nBook: {}\nloan: {}');
  const named = ['books', 'loaner', 'Loan'].map((name) => `${name}: { states: [a] }`);
  expect(found(entities + chapter(4, named.join('\n')))).toEqual(
    expect.arrayContaining(['books', 'loaner', 'Loan'].map((name) => `unknown.entity lifecycles.${name}`)),
  );
});

/** What may mean two things is told the exact form. */
test.each<[number, string, RegExp]>([
  [
    3,
    'tool: { title: String, price: number }',
    /entities\.tool\.price: a field stands below `fields`; write `fields: \{ title: String, price: number \}`$/,
  ],
  ...['states: [a, b]', 'states: { a: {}, b: {} }', 'states: "a, b"', 'lifecycle: { states: [a, b] }'].map(
    (told): [number, string, RegExp] => [
      3,
      `tool: { fields: { title: string }, ${told} }`,
      /entities\.tool\.\w+: states .* in chapter 4; write `tool: \{ states: \{ a: \{\}, b: \{\} \} \}` there$/,
    ],
  ),
  [3, 'tool: { descripton: text }', /did you mean 'description'/],
  [3, 'tool: { fields: [a, a] }', /entities\.tool\.fields: expected names/],
  [3, 'tool: [a, a]', /entities\.tool: /],
  [3, 'tool: [text, number]', /entities\.tool: /],
  [3, 'tool: { fields: { a: { type: enum } } }', /entities\.tool\.fields\.a\.type: .*'enum'/],
  [3, 'tool: { fields: { owner: customer } }', /fields\.owner: 'customer' is neither a type nor an entity; there is/],
  [3, 'tool: { fields: { a: strnig } }', /fields\.a: 'strnig' is neither .*; did you mean 'string'\?$/],
  [3, 'tool: { fields: { a: { type: strnig } } }', /fields\.a\.type: 'strnig' is neither .*; did you mean 'string'\?$/],
  [
    3,
    'tool: {}\nt: { fields: { a: tol } }',
    /fields\.a: 'tol' is neither a type nor an entity; did you mean 'tool'\?$/,
  ],
  [3, 'tool: { fields: { a: enum } }', /write `a: \{ enum: \[first, second\] \}`$/],
  [3, 'tool: { fields: { a: "hand, power" } }', /write `a: \{ enum: \[hand, power\] \}`$/],
  [3, 'tool: { fields: { a: [red] } }', /write `a: \{ enum: \[red\] \}`$/],
  [3, 'school: {}\nt: { fields: { school: reference } }', /write `school: \{ type: reference, to: school \}`$/],
  [3, 'date: {}\nt: { fields: { a: date } }', /write `a: \{ type: reference, to: date \}`$/],
  [3, 't: { fields: { a: address } }', /write `a: \{ type: object, properties: \{ street: /],
  [6, 'roles: [admin can do everything, user]', /permissions: \[\{ roles: \[admin\], can: all, on: all \}\]/],
  [3, 'tool: { fields: [name as text, price is a number] }', /write `fields: \{ name: text, price: number \}`$/],
  [3, 'tool: [Name als Text, Preis ist Zahl]', /write `tool: \{ fields: \{ Name: Text, Preis: Zahl \} \}`$/],
  [
    4,
    'tool: { states: [open then closed, lost] }',
    /write `states: \{ open: \{ description: then closed \}, lost: \{\} \}`$/,
  ],
  [
    4,
    'tool: { states: [open, closed], transitions: { sell: open -> closed by clerk } }',
    /write `sell: \{ from: \[open\], to: closed, guard: … by clerk \}`$/,
  ],
  [4, 'tool: [on shelf, lent]', /write `tool: \{ states: \{ on shelf: \{\}, lent: \{\} \} \}`$/],
  [
    4,
    'tool: { transitions: { lend: { from: a, to: b, roles: [clerk, boss] } } }',
    /stands beside the roles of chapter 6; write `roles: \{ clerk: \{\}, boss: \{\} \}`, `permissions: \[\{ roles: \[clerk, boss\], can: \[list, read, lend\], on: \[tool\] \}\]`$/,
  ],
  [3, 'order: { fields: [pieces, due date, [x]] }', /write `fields: \{ pieces: \{\}, due date: \{\} \}`$/],
  [2, 'new book: form', /write `new book: \{ path: \/new-book, kind: create, entity: book \}`$/],
  [6, 'baker, clerk', /write `roles: \{ baker: \{\}, clerk: \{\} \}`$/],
  [
    6,
    'roles: { clerk: [read, create] }',
    /write `roles: \{ clerk: \{\} \}`, `permissions: \[\{ roles: \[clerk\], can: \[list, read, create\], on: /,
  ],
  [
    4,
    'tool: new -> sold',
    /write `tool: \{ initial: new, states: \{ new: \{\}, sold: \{\} \}, transitions: \{ sold: new -> sold \} \}`$/,
  ],
  [4, 'tool: { zustände: [a] }', /did you mean 'states'\?$/],
  [4, 'tool: { states: "on shelf, lent" }', /write `states: \{ on shelf: \{\}, lent: \{\} \}`$/],
  [4, 'tool: { transitions: { go: { to: [on shelf, lent] } } }', /write `to: on shelf`$/],
  [
    4,
    'tool: { states: [a, b], transitions: [a -> b, { from: b, to: a }] }',
    /write `transitions: \{ b: \{ from: \[a\], to: b \}, a: \{ from: \[b\], to: a \} \}`$/,
  ],
  [2, 'a: { path: "all books" }', /write `path: \/all-books`$/],
  [1, 'audience: [{ title: Clerk }]', /write `audience: \{ Clerk: \{\} \}`$/],
  [4, 'tool: [open, closed]', /write `tool: \{ states: \{ open: \{\}, closed: \{\} \} \}`$/],
  [
    4,
    't: { states: { a: {}, b: {} }, transitions: [a -> b] }',
    /write `transitions: \{ b: \{ from: \[a\], to: b \} \}`$/,
  ],
  [4, 't: { states: { a: Free } }', /write `a: \{ title: Free \}`$/],
  [6, 'roles: { r: Readers }', /write `r: \{ title: Readers \}`$/],
  [5, 'r: record.a > 1', /write `r: \{ entity: …, assert: record\.a > 1 \}`$/],
  [1, 'Just words', /write `summary: Just words`$/],
  [9, 'w: 3 moons', /write `w: \{ value: 3, unit: moons \}` where it is one$/],
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

test('of fields directly below an entity, the one that is none is told as it is below `fields`', () => {
  const told = (entity: string) => found(chapter(3, `tool: ${entity}`));
  expect(told('{ name: text, colour: redish }')).toEqual(told('{ fields: { name: text, colour: redish } }'));
  expect(told('{ name: text, colour: redish }')).toEqual(['unknown.type entities.tool.fields.colour']);
});

test('a field that is a name in the list of its entity keeps its place', () => {
  const { specification } = read(chapter(3, 'member:\n  - name\n  - age: number'));
  expect(positionAt(specification.positions, 'entities.member.fields.name')).toEqual({ line: 5, column: 5 });
  expect(positionAt(specification.positions, 'entities.member.fields.age')).toEqual({ line: 6, column: 5 });
});

test('a list of which an item is not shown stays a list', () => {
  expect(found(chapter(3, 't: { fields: [a, not shown] }'))).toContain('fact.names entities.t.fields');
});

test.each([
  [4, 't: { field: s, states: [a, a] }', 'lifecycles.t.states'],
  [4, 't: { field: s, states: [a, not shown] }', 'lifecycles.t.states'],
  [4, 't: { field: s, states: [a, { b: {} }] }', 'lifecycles.t.states'],
  [4, 't: { states: { a: {}, b: {} }, transitions: [{ from: a, to: b }] }', 'lifecycles.t.transitions'],
  [4, 't: { states: { a: { label: A } } }', 'lifecycles.t.states.a.label'],
  [4, 't: { states: { a: {}, b: {} }, transitions: [a -> b] }', 'lifecycles.t.transitions'],
  [4, 't: [a, b]', 'lifecycles.t'],
  [6, '- admin\n- user may see all', 'access'],
  [6, 'permissions: [{ effect: deny, roles: [r], can: all, on: all }]\nr: {}', 'access.r'],
  [6, 'permissions: [{ roles: [r], can: [read], on: [t] }]\nr: everything', 'access.r'],
  [6, 'r: everything\npermisions: {}', 'access.r'],
  [6, 'everybody: everything', 'access.everybody'],
  [6, 't: everything', 'access.t'],
  [6, 'roles: [r, s]\npermissions: [{ effect: deny, roles: [r], can: all, on: all }]', 'access.roles'],
  [
    6,
    'roles: { r: {} }\npermissions: [{ effect: Allow, roles: [r], can: all, on: all }]',
    'access.permissions.0.effect',
  ],
  [6, 'roles: { admin: { can: [read] } }', 'access.roles.admin.can'],
  [6, 'roles: { r: {} }\npermissions: [{ role: r, can: all, on: all }]', 'access.permissions.0.role'],
])('what decides over access is never read otherwise: chapter %i, %s', (number, yaml, path) => {
  const { specification } = read(chapter(3, 't: { fields: { s: { type: string } } }') + chapter(number, yaml));
  expect(specification.unusable).toContain(path);
});

test.each([
  ['- members may see boats', ['access.permissions.0']],
  ['- [member]', ['access.permissions.0']],
  ['- { roles: [member], can: all, on: all }\n  - everybody flies', ['access.permissions.1']],
  ['- { roles: [member], can: all, on: all, effect: allow }', []],
  ['- { roles: [member], can: all, on: all, effect: deny }', ['access.roles']],
  ['- { roles: [member], can: all, on: all, effect: forbid }', ['access.roles', 'access.permissions.0.effect']],
  ['- { roles: [member], can: all, on: all }\n  - not shown', []],
  ['- { roles: [member], can: all, on: all }\n  - none', ['access.permissions.1']],
  ['[]', []],
])(
  'roles in a list beside the permissions %j: only what is wrong is told, and no more is open',
  (permissions, wrong) => {
    const readOf = (roles: string) =>
      read(chapter(3, 'boat: [name]') + chapter(6, `roles: ${roles}\npermissions:\n  ${permissions}`));
    const [listed, exact] = [readOf('[member, boatman]'), readOf('{ member: {}, boatman: {} }')];
    expect(listed.problems.map(({ path }) => path)).toEqual(wrong);
    const isOpen = ({ specification }: typeof listed) => {
      const product = compile(specification);
      const boat = product.entity('boat');
      return ['member', 'boatman'].map((role) =>
        ['read', 'delete'].map(
          (action) =>
            boat && product.access.decide(action, boat, { subject: { id: '', roles: [role] } }).answer === true,
        ),
      );
    };
    if (!wrong.includes('access.roles')) expect(isOpen(listed)).toEqual(isOpen(exact));
  },
);

test('states in a list open nothing that the exact form closes, and half a list of them opens nothing', () => {
  const entities = chapter(3, 't: { fields: { s: { type: string }, n: { type: string } } }');
  const editableIn = (states: string, record: { s?: string }) => {
    const lifecycle = chapter(4, `t: { field: s, initial: a, states: ${states}, transitions: { go: a -> b } }`);
    return compile(read(entities + lifecycle).specification)
      .entity('t')
      ?.editable({ id: '1', ...record });
  };
  for (const record of [{}, { s: 'a' }, { s: 'b' }, { s: 'elsewhere' }])
    expect(editableIn('[a, b]', record)).toEqual(editableIn('{ a: {}, b: {} }', record));
  expect(editableIn('[a, b, b]', { s: 'a' })?.has('n')).toBe(false);
});

test('a natural permission opens nothing that an exact one closes', () => {
  const yaml = 'roles: { r: {} }\npermissions: [{ role: r, can: all, on: all }]';
  const product = compile(read(chapter(3, 't: { fields: {} }') + chapter(6, yaml)).specification);
  const entity = product.entity('t');
  const answer = entity && product.access.decide('read', entity, { subject: { id: 'x', roles: ['r'] } }, { id: '1' });
  expect(answer?.answer).not.toBe(true);
});
