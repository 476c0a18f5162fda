import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const shop = chapter(
  3,
  'customer: { name: text }\norder: { name: text, price: money, from: date, to: date }\nbike: { name: text, size: text }',
);
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
  [7, 'orders: POST /orders makes an order', 'orders: { method: post, path: /orders, does: create, entity: order }'],
  [
    7,
    'all: { method: get, path: "https://api.example.com/orders" }',
    'path: /orders',
    'all: { method: get, path: /orders }',
  ],
  [8, 'notFound: 404 Not found', 'notFound: { status: 404, title: Not found }'],
  [9, 'Max orders = 10', 'Max orders: 10'],
])('chapter %i, %s: what to write instead is %s', (number, written, answered, pasted = answered) => {
  const [problem, ...others] = read(shop + chapter(number, written)).problems;
  expect(problem?.values.example ?? problem?.values.near).toBe(answered);
  expect(others).toEqual([]);
  if (pasted !== '') expect(read(shop + chapter(number, pasted)).problems).toEqual([]);
});

test.each<[chapter: number, written: string, exact: string]>([
  [2, 'orders: { kind: list, entity: order, sort by: price }', 'orders: { kind: list, entity: order, sort: [price] }'],
  [
    5,
    'r: { entity: order, when: record.price > 0, then: record.name != null }',
    'r: { entity: order, when: record.price > 0, assert: record.name != null }',
  ],
  [7, 'orders: { endpoint: /orders, verb: GET }', 'orders: { path: /orders, method: get }'],
  [8, 'gone: { code: 404, text: Not here }', 'gone: { status: 404, title: Not here }'],
  [9, 'most: { amount: 10 }', 'most: { value: 10 }'],
])('chapter %i, %s is taken', (number, written, exact) => {
  const [natural, same] = [written, exact].map((yaml) =>
    read(chapter(3, 'order: { name: text, price: money }') + chapter(number, yaml)),
  );
  expect(natural?.problems).toEqual([]);
  expect({ ...natural?.specification, positions: [] }).toEqual({ ...same?.specification, positions: [] });
});
