import { expect, test } from 'vitest';
import { chapterKeys } from '../chapters/keys.ts';
import { compile } from '../compile/index.ts';
import type { Problem } from '../problem.ts';
import { insertionEnd } from '../stating/blocks.ts';
import { lineEnd, offsetOf, valueInText } from '../stating/value-in-text.ts';
import { chapter, shop } from './documents.ts';
import { read } from './read.ts';

/** A document as whoever follows the advice leaves it: what is shown in place of what stands there. */
function followed(text: string, { line, column, path, values, code }: Problem): string {
  const { example = '' } = values;
  const [, key = ''] = /^("[^"]*"|[^:{[]+): /.exec(example) ?? [];
  const steps = path.split('.');
  if (code === 'fact.field') return replacedBlock(text, line, `${steps[1]}: { ${example} }`);
  const listed = new RegExp(`${key}: [^{}]*, ${steps.at(-1)}`).exec(text)?.[0];
  if (listed !== undefined) return text.replace(listed, example);
  const depth = steps.lastIndexOf(key);
  if (steps.length === 1 || key === 'roles' || key === 'permissions') return replacedBlock(text, line, example);
  // The exact form of what holds it stands on the line of its name.
  const from =
    depth >= 0 && depth < steps.length - 1 && !/^\d+$/.test(steps[depth + 1] ?? '')
      ? text.indexOf(`${key}:`, text.indexOf(`## ${chapterKeys.indexOf(steps[0] as 'rules') + 1}.`))
      : depth >= 0 && depth < steps.length - 1
        ? text.lastIndexOf(`${key}:`, offsetOf(text, line, column))
        : offsetOf(text, line, column);
  const lineText = text.slice(text.lastIndexOf('\n', from) + 1, from);
  const { kind, to } = valueInText(text, text.indexOf(':', from) + 1, /[{[]/.test(lineText));
  const end = kind === 'nothing' ? insertionEnd(text, lineEnd(text, from), lineText.length + 1) : to;
  return text.slice(0, from) + example + text.slice(end);
}

function replacedBlock(text: string, line: number, example: string): string {
  const from = text.lastIndexOf('```yaml\n', offsetOf(text, line, 1)) + '```yaml\n'.length;
  return text.slice(0, from) + example + text.slice(text.indexOf('\n```', from));
}

test.each<[number, string, string]>([
  [2, 'Orders: list of order', 'Orders: { path: /Orders, kind: list, entity: order }'],
  [2, 'all: list of customers', 'all: { path: /all, kind: list, entity: customer }'],
  [2, 'Bikes: list', 'Bikes: { path: /Bikes, kind: list, entity: bike }'],
  [2, 'newOrder: form', 'newOrder: { path: /newOrder, kind: create, entity: order }'],
  [2, 'bike: detail', 'bike: { path: /bike/:id, kind: detail, entity: bike }'],
  [2, 'all: list of orders at /all-orders', 'all: { path: /all-orders, kind: list, entity: order }'],
  [2, 'one: page for one order', 'one: { path: /one/:id, kind: detail, entity: order }'],
  [2, 'days: calendar of orders', 'days: { path: /days, kind: list, entity: order, as: calendar }'],
  [2, 'home: { kind: dashboard, widgets: [bike] }', 'widgets: [{ kind: figure, title: Bike, of: bike }]'],
  [2, 'orders: { kind: list, entity: order, columns: name, price }', 'columns: [name, price]'],
  [3, 'shop: { size: S, M, L, name: text }', 'fields: { size: [S, M, L], name: text }'],
  [3, 'shop: { title: "text, required" }', 'fields: { title: "text, required" }'],
  [3, 'shop:\n  title: required text', 'fields: { title: required text }'],
  [2, 'orders: { kind: list, entity: order, columns: { name, price } }', 'columns: [name, price]'],
  [2, 'orders: { kind: list, entity: order, columns: { name: Name, to: Until } }', 'columns: [name, to]'],
  [2, 'orders: { kind: list, entity: order, sort: { price: desc } }', 'sort: [-price]'],
  [
    2,
    'orders: { kind: list, entity: order, columns: [{ field: name }, { field: to, title: Until }] }',
    'columns: [name, to]',
  ],
  [
    2,
    'order: { path: /order/:id, kind: detail, entity: order, sections: { Main: [name, price], When: [from, to] } }',
    'sections: [{ title: Main, fields: [name, price] }, { title: When, fields: [from, to] }]',
  ],
  [
    3,
    'shop: { fields: { at: { street: text, zip: number } } }',
    'at: { type: object, properties: { street: text, zip: number } }',
  ],
  [
    3,
    'shop: { fields: { at: { title: text, street: text, required: true } } }',
    'at: { required: true, type: object, properties: { title: text, street: text } }',
  ],
  [3, 'shop:\n  fields: name (text), price (money)', 'fields: { name: text, price: money }'],
  [3, 'shop: { title: "text, required" }', 'fields: { title: "text, required" }'],
  [3, 'shop: { title: text }', 'fields: { title: text }'],
  [3, 'shop:\n  title: text!\n  description: long text', 'fields: { title: text!, description: long text }'],
  [3, 'shop: { key: "text, unique" }', 'fields: { key: "text, unique" }'],
  [3, 'shop: { history: long text, samples: number }', 'fields: { history: long text, samples: number }'],
  [3, 'shop: { title: "text, max 80" }', 'fields: { title: { type: string, maxLength: 80 } }'],
  [
    3,
    'shop: { title: { type: string }, fields: { owner: customer } }',
    'fields: { owner: { type: reference, to: customer }, title: { type: string } }',
  ],
  [3, 'shop: { fields: { size: S, M, L } }', 'size: { enum: [S, M, L] }'],
  [3, 'shop: { fields: { note: long text (max 200) } }', 'note: { type: string, format: multiline, maxLength: 200 }'],
  [3, 'shop: { fields: { price: number >= 0 } }', 'price: { type: number, minimum: 0 }'],
  [
    4,
    'bike: { states: new -> sold -> returned }',
    'bike: { initial: new, states: { new: {}, sold: {}, returned: {} }, transitions: { sold: new -> sold, returned: sold -> returned } }',
  ],
  [
    4,
    'bike: { in: { lend: out } }',
    'bike: { initial: in, states: { in: {}, out: {} }, transitions: { lend: in -> out } }',
  ],
  [
    4,
    'bike:\n  field: size\n  states:\n    in: { to: out }\n    out: { title: Lent }',
    'bike: { field: size, initial: in, states: { in: {}, out: { title: Lent } }, transitions: { out: in -> out } }',
  ],
  [4, 'bike: { in, out }', 'bike: { states: { in: {}, out: {} } }'],
  [
    4,
    'bike: { states: [new, sold], transitions: [new -> sold, sold -> new, lost -> new] }',
    'transitions: { sold: { from: [new], to: sold }, sold to new: { from: [sold], to: new }, lost to new: { from: […], to: new } }',
  ],
  [5, 'r: order.price > 0', 'r: { entity: order, assert: record.price > 0, at: [price] }'],
  [5, 'r: price > 0', 'r: { entity: order, assert: record.price > 0, at: [price] }'],
  [5, 'order: { price: must be positive }', 'order: { entity: order, assert: record.price > 0, at: [price] }'],
  [5, 'order:\n  to: after from', 'order: { entity: order, assert: record.to > record.from, at: [to] }'],
  [5, 'order: [price > 0, to > from]', 'order: { entity: order, assert: record.price > 0 && record.to > record.from }'],
  [
    5,
    'price: muss mindestens 5 sein',
    'price: { title: muss mindestens 5 sein, entity: order, assert: record.price >= 5, at: [price] }',
  ],
  [
    6,
    'seller: { can: [read bikes, create order] }',
    'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [list, read], on: [bike] }, { roles: [seller], can: [create], on: [order] }]',
  ],
  [
    6,
    'seller: orders\nbuyer: orders and bikes',
    'roles: { seller: {}, buyer: {} }\npermissions: [{ roles: [seller], can: [list, read], on: [order] }, { roles: [buyer], can: [list, read], on: [order, bike] }]',
  ],
  [
    6,
    'seller: edits orders\nbuyer: sees bikes',
    'roles: { seller: {}, buyer: {} }\npermissions: [{ roles: [seller], can: [list, read, update], on: [order] }, { roles: [buyer], can: [list, read], on: [bike] }]',
  ],
  [
    6,
    'roles: { seller: {} }\npermissions: { order: { read: [seller], edit: [seller] } }',
    'permissions: [{ roles: [seller], can: [list, read, update], on: [order] }]',
  ],
  [
    6,
    'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [edit orders, see bikes] }]',
    'permissions: [{ roles: [seller], can: [list, read, update], on: [order] }, { roles: [seller], can: [list, read], on: [bike] }]',
  ],
  [
    6,
    'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [list, read], on: [bike] }]\nseller: edits orders',
    'permissions: [{ roles: [seller], can: [list, read], on: [bike] }, { roles: [seller], can: [list, read, update], on: [order] }]',
  ],
  [
    6,
    'seller: { action: write, entity: order }\nbuyer: [read orders]',
    'roles: { seller: {}, buyer: {} }\npermissions: [{ roles: [seller], can: [list, read, update], on: [order] }, { roles: [buyer], can: [list, read], on: [order] }]',
  ],
  [
    6,
    'roles: { seller: {} }\npermissions: [{ effect: deny, role: seller, action: delete, entity: order, when: record.price > 9 }]',
    'permissions: [{ roles: [seller], can: [delete], on: [order], effect: deny, when: record.price > 9 }]',
  ],
  [
    6,
    'users: read orders\nboss: everything',
    'roles: { users: {}, boss: {} }\npermissions: [{ roles: [users], can: [list, read], on: [order] }, { roles: [boss], can: all, on: all }]',
  ],
])('chapter %i, %s: what is answered is about what was written, and can be pasted', (number, yaml, example) => {
  const text = shop + chapter(number, yaml);
  const [problem, ...others] = read(text).problems.filter(({ values }) => values.example !== undefined);
  expect(problem?.values.example).toBe(example);
  if (!problem || others.length > 0) return;
  const after = followed(text, problem);
  expect(
    read(after).problems.filter(({ code }) => code !== 'unknown.state' && code !== 'open.name'),
    after,
  ).toEqual([]);
});

test.each<[number, string, string]>([
  [2, 'Orders: list of order', 'Orders: { path: /Orders, kind: list, entity: order }'],
  [2, 'newBikes: form', 'newBikes: { path: /newBikes, kind: create, entity: bike }'],
  [2, 'customers', 'customers: { path: /customers, kind: list, entity: customer }'],
  [3, 'a bike with a name and a price', 'bike: { fields: { name: {}, price: {} } }'],
  [3, 'bikes', 'bike: { fields: { name: { type: string } } }'],
  [4, '- new\n- sold', 'tool: { states: { new: {}, sold: {} } }'],
  [5, 'r: order.price > 0', 'r: { entity: order, assert: record.price > 0 }'],
  [5, 'amount > 0', 'name: { entity: …, assert: record.amount > 0 }'],
  [5, 'order: price is required', 'order: { title: price is required, entity: order, assert: record.price != null }'],
  [
    6,
    'seller: { can: [read bikes, create bike] }',
    'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [list, read, create], on: [bike] }]',
  ],
  [
    6,
    'sellers can edit orders',
    'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [list, read, update], on: [order] }]',
  ],
])(
  'chapter %i of a document without entities, %s: what is answered has the words that were written',
  (number, yaml, example) => {
    const text = chapter(number, yaml);
    const [problem] = read(text).problems;
    expect(problem?.values.example).toBe(example);
    expect(problem && read(followed(text, problem)).problems).toEqual([]);
  },
);

test.each<[string]>([
  ['shop: { title: Text, fields: { name: text } }'],
  ['link: { title: link, key: email, display: name }'],
  ['shop: { title: text, fields: { name: text } }'],
  ['shop: { title: Shop, description: File 12 of the archive, history: yes }'],
])('what reads as a title, %s, is one', (yaml) => {
  expect(read(chapter(3, yaml)).problems).toEqual([]);
});

test('a screen with braces in its path is read, as are those beside it', () => {
  const { specification, problems } = read(
    shop + chapter(2, 'order: { path: /orders/{id}, kind: detail, entity: order }\nbikes: { path: /bikes }'),
  );
  expect(problems).toEqual([]);
  expect(Object.values(specification.screens).map(({ path }) => path)).toEqual(['/orders/{id}', '/bikes']);
});

test('nothing is allowed by an action that is named with what it is done to', () => {
  const yaml = 'roles: { seller: {} }\npermissions: [{ roles: [seller], can: [edit orders, read], on: [order] }]';
  const product = compile(read(shop + chapter(6, yaml)).specification);
  const order = product.entity('order');
  const may = (action: string) =>
    order && product.access.decide(action, order, { subject: { id: '', roles: ['seller'] } }).answer;
  expect([may('update'), may('delete')]).toEqual([false, false]);
});

test.each<[string, string]>([
  ['seller: everything\nbuyer: read bikes', '{"seller":[true,true],"buyer":[true,false]}'],
  ['seller: { can: everything }', '{"seller":[true,true]}'],
  ['permissions: { seller: everything }', '{"seller":[true,true]}'],
  ['roles: { seller: { title: Shop } }\nbuyer: reads bikes', '{"seller":[false,false],"buyer":[true,false]}'],
])('in chapter 6, %s: who follows the advice has the roles, and what they may do', (yaml, allowed) => {
  const text = shop + chapter(6, yaml);
  const [problem] = read(text).problems;
  const { specification, problems } = read(problem ? followed(text, problem) : text);
  expect(problems).toEqual([]);
  const product = compile(specification);
  const bike = product.entity('bike');
  const may = (role: string, action: string) =>
    bike && product.access.decide(action, bike, { subject: { id: '', roles: [role] } }).answer;
  const roles = product.access.roles.map(({ name }) => [name, [may(name, 'list'), may(name, 'delete')]]);
  expect(JSON.stringify(Object.fromEntries(roles))).toBe(allowed);
});

test('in chapter 6 permissions in words of one’s own and sentences beside them have one answer', () => {
  const yaml =
    'roles: [boss, clerk]\npermissions:\n  - { role: boss, action: write, entity: order }\n  - clerks can read bikes';
  const told = read(shop + chapter(6, yaml)).problems.filter(({ path }) => path.startsWith('access.permissions'));
  expect(new Set(told.map(({ values }) => values.example))).toEqual(
    new Set([
      'permissions: [{ roles: [boss], can: [list, read, update], on: [order] }, { roles: [clerk], can: [list, read], on: [bike] }]',
    ]),
  );
});
