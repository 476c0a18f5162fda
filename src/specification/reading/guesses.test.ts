import { expect, test } from 'vitest';
import { chapter, shop } from './documents.ts';
import { read } from './read.ts';

const roles = 'roles: { admin: {} }\n';

/** What is answered stands in place of all that is written in its chapter. */
test.each<[chapter: number, written: string, answered: string, pasted?: string]>([
  [2, 'orders: { kind: list, entity: order, fields: [name, price] }', 'columns: [name, price]', ''],
  [4, 'order: { states: { new: {}, sent: final } }', 'sent: { final: true }', ''],
  [
    4,
    'order:\n  states: [new, sent]\n  transitions:\n    - send: new -> sent',
    'transitions: { send: new -> sent }',
    'order: { states: [new, sent], transitions: { send: new -> sent } }',
  ],
  [
    5,
    'r: order name must be unique',
    'r: { title: order name must be unique, entity: order, assert: "!records.order.exists(other, other.id != record.id && other.name == record.name)", at: [name] }',
  ],
  [5, 'r: { entity: order, field: price, min: 0 }', 'r: { entity: order, assert: record.price >= 0, at: [price] }'],
  [
    6,
    `${roles}permissions:\n  - { role: admin, action: write, entity: orders }`,
    'permissions: [{ roles: [admin], can: [list, read, update], on: [order] }]',
    `${roles}permissions: [{ roles: [admin], can: [list, read, update], on: [order] }]`,
  ],
  [
    6,
    'user: { orders: read, bikes: [read, write] }',
    'roles: { user: {} }\npermissions: [{ roles: [user], can: [list, read], on: [order] }, { roles: [user], can: [list, read, update], on: [bike] }]',
  ],
  [
    7,
    'orders: { get: /orders, post: /orders }',
    'get orders: { method: get, path: /orders }\npost orders: { method: post, path: /orders }',
  ],
  [
    7,
    'orders: POST /orders makes an order',
    'orders: { title: makes an order, method: post, path: /orders, does: create, entity: order }',
  ],
  [
    7,
    'all: { method: get, path: "https://api.example.com/orders" }',
    'path: /orders',
    'all: { method: get, path: /orders }',
  ],
  [
    4,
    'order:\n  states: [new, sent]\n  transitions: [new -> sent, sent -> new]',
    'transitions: { sent: { from: [new], to: sent }, new: { from: [sent], to: new } }',
    'order: { states: [new, sent], transitions: { sent: { from: [new], to: sent }, new: { from: [sent], to: new } } }',
  ],
  [4, 'states: { order: [new, sent] }', 'order: { states: { new: {}, sent: {} } }'],
  [
    4,
    'states: { order: new -> sent }',
    'order: { initial: new, states: { new: {}, sent: {} }, transitions: { sent: new -> sent } }',
  ],
  [
    5,
    'rules: [to must be after from]',
    'name: { title: to must be after from, entity: order, assert: record.to > record.from, at: [to] }',
  ],
  [
    5,
    'rules:\n  - to > from\n  - bike.size != null',
    'name: { entity: order, assert: record.to > record.from }\nname 2: { entity: bike, assert: record.size != null, at: [size] }',
  ],
  [6, 'clerk can read bike', 'roles: { clerk: {} }\npermissions: [{ roles: [clerk], can: [list, read], on: [bike] }]'],
  [
    6,
    '- clerks can read bikes\n- mechanics can edit bikes',
    'roles: { clerk: {}, mechanic: {} }\npermissions: [{ roles: [clerk], can: [list, read], on: [bike] }, { roles: [mechanic], can: [list, read, update], on: [bike] }]',
  ],
  [
    6,
    'permissions: [clerk can read bike, mechanic can edit bike]',
    'roles: { clerk: {}, mechanic: {} }\npermissions: [{ roles: [clerk], can: [list, read], on: [bike] }, { roles: [mechanic], can: [list, read, update], on: [bike] }]',
  ],
  [
    6,
    'roles:\n  clerk: { can: [read bike] }\n  mechanic: { can: [edit bike] }',
    'roles: { clerk: {}, mechanic: {} }\npermissions: [{ roles: [clerk], can: [list, read], on: [bike] }, { roles: [mechanic], can: [list, read, update], on: [bike] }]',
    'roles: { clerk: {}, mechanic: {} }\npermissions: [{ roles: [clerk], can: [list, read], on: [bike] }, { roles: [mechanic], can: [list, read, update], on: [bike] }]',
  ],
  [
    7,
    'GET /bikes: list of bikes',
    'GET /bikes: { title: list of bikes, method: get, path: /bikes, does: list, entity: bike }',
  ],
  [
    5,
    '- an order must have a price\n- price: max 24',
    'name: { title: an order must have a price, entity: order, assert: record.price != null, at: [price] }\nprice: { title: max 24, entity: order, assert: record.price <= 24, at: [price] }',
  ],
  [
    4,
    'order: new -> sent -> lost\n  new -> gone',
    'order: { initial: new, states: { new: {}, sent: {}, lost: {}, gone: {} }, transitions: { sent: new -> sent, lost: sent -> lost, gone: new -> gone } }',
  ],
  [7, 'all: GET orders', 'all: { title: GET orders, method: get, path: /order, does: list, entity: order }'],
  [7, 'save order: POST', 'save order: { method: post, path: /order, does: create, entity: order }'],
  [8, 'notFound: 404 Not found', 'notFound: { status: 404, title: Not found }'],
  [9, 'Max orders = 10', 'Max orders: 10'],
])('chapter %i, %s: what to write instead is %s', (number, written, answered, pasted = answered) => {
  const [problem, ...others] = read(shop + chapter(number, written)).problems;
  expect(problem?.values.example ?? problem?.values.near).toBe(answered);
  expect(others).toEqual([]);
  if (pasted !== '') expect(read(shop + chapter(number, pasted)).problems).toEqual([]);
});

test('who takes a transition in a list is answered beside where it leads', () => {
  const { problems } = read(
    shop + chapter(4, 'order:\n  states: [new, sent]\n  transitions: [new -> sent, sent -> new: clerk]'),
  );
  expect(problems.map(({ values }) => values.example)).toEqual([
    'transitions: { sent: { from: [new], to: sent }, new: { from: [sent], to: new } }',
    'roles: { clerk: {} }\npermissions: [{ roles: [clerk], can: [list, read, new], on: [order] }]',
  ]);
});

test('a rule with a condition is answered with both', () => {
  const [problem] = read(shop + chapter(5, 'r: { if: from is set, then: to is required }')).problems;
  const answer = 'r: { entity: order, when: record.from != null, assert: record.to != null }';
  expect(problem?.values.example).toBe(answer);
  expect(read(shop + chapter(5, answer)).problems).toEqual([]);
});

test('an arrow in a list of fields is a reference', () => {
  const { problems, specification } = read(shop + chapter(3, 't: { fields: [name: text!, owner -> customer] }'));
  expect(problems).toEqual([]);
  expect(specification.entities.t?.fields).toMatchObject({
    name: { type: 'string', required: true },
    owner: { type: 'reference', to: 'customer' },
  });
});

test('a list of fields that cannot be taken as it is keeps its types in the answer', () => {
  const [problem] = read(chapter(3, 't: { fields: [name: text!, owner -> Nobody] }')).problems;
  expect(problem?.values.example).toBe('fields: { name: text!, owner: { type: reference, to: Nobody } }');
});

test('of a list of fields nothing is dropped that is no name', () => {
  const [problem] = read(chapter(3, 't: [Customer name, Paid yes/no, Price in €, [x]]')).problems;
  expect(problem?.values.example).toBe(
    't: { fields: { Customer name: {}, Paid: yes/no, Price: { description: in € } } }',
  );
});
