import type { Kept, Subject, Values } from './model.ts';

/**
 * A document in which everything that can look at a field looks at hidden ones: columns, filters, search, order,
 * displays, computed values, the texts of errors, references, history.
 */
export const leakDocument = `# Orders

## 1. Purpose and audience

\`\`\`yaml
title: Orders
locales: [en]
timeZone: UTC
\`\`\`

## 2. Screens and routes

\`\`\`yaml
orders:
  path: /orders
  kind: list
  entity: order
  columns: [label, memo, salary, doubled, customer, customer.name, reach]
  filters: [label, memo, salary, doubled, told, customer, customer.name, customer.level, reach, status]
  search: [label, memo, told, customer.name, reach]
  sort: [memo, customer.name]
messages: { path: /messages, kind: list, entity: message, columns: [text, order, order.memo, order.customer.name], filters: [order, order.memo, order.customer.name], search: [text, order.memo, order.customer.name] }
customers: { path: /customers, kind: list, entity: customer, filters: [name, level], search: [name] }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
customer:
  display: name
  history: true
  fields:
    name: { type: string }
    level: { type: integer }
order:
  display: "=record.label + ' ' + record.memo"
  history: true
  fields:
    label: { type: string }
    price: { type: number }
    memo: { type: string }
    salary: { type: number }
    customer: { type: reference, to: customer }
    doubled: { type: number, computed: record.salary * 2 }
    told: { type: string, computed: "record.memo + '!'" }
    reach: { type: string, computed: record.customer.name }
    status: { type: string }
message:
  display: order.memo
  fields:
    text: { type: string }
    order: { type: reference, to: order }
\`\`\`

## 4. States and transitions

\`\`\`yaml
order:
  field: status
  initial: open
  states: { open: {}, sent: { editable: none } }
  transitions: { ship: { from: open, to: sent }, back: { from: sent, to: open } }
\`\`\`

## 5. Validation rules

\`\`\`yaml
price-is-positive: { entity: order, assert: record.price >= 0, at: [price], error: bad-price }
\`\`\`

## 6. Roles and permissions

\`\`\`yaml
roles: { clerk: {}, seller: {}, partial: {}, visitor: {}, boss: {} }
permissions:
  - { roles: [clerk, seller], can: [list, read], on: [order], fields: [label, price, customer, doubled, told, reach, status] }
  - { roles: [clerk, seller], can: [create, update], on: [order], fields: [label, price, customer] }
  - { roles: [clerk, seller], can: [ship, back], on: [order] }
  - { roles: [clerk, seller], can: [list, read, create, update], on: [message] }
  - { roles: [seller], can: [list, read], on: [customer], fields: [level] }
  - { roles: [seller], can: [list, read], on: [customer], when: record.level == 1 }
  - { roles: [partial], can: [list, read, update, delete, ship], on: [order], when: record.price == 1 }
  - { roles: [partial], can: [list, read, create, update], on: [message] }
  - { roles: [boss], can: all, on: all }
\`\`\`

## 8. Error catalogue

\`\`\`yaml
bad-price: { status: 422, title: "{record.memo} at {record.salary} for {record.customer.name}", detail: "{record.told} {record.doubled} {record.reach}", shown: field }
\`\`\`
`;

/** Who may not know, and the one who may. */
export const who: Record<'clerk' | 'seller' | 'partial' | 'visitor' | 'boss', Subject> = {
  clerk: { id: 'u1', roles: ['clerk'] },
  seller: { id: 'u1', roles: ['seller'] },
  partial: { id: 'u1', roles: ['partial'] },
  visitor: { id: 'u1', roles: ['visitor'] },
  boss: { id: 'u2', roles: ['boss'] },
};

const order = (key: string, label: string, price: number | null, customer: string | null, more: Values): Kept => ({
  key,
  values: { label, price, memo: null, salary: null, customer, status: 'open', ...more },
});

/** Orders, customers and messages, before anything secret about them differs. */
export const known: Record<string, Kept[]> = {
  customer: [
    { key: 'c1', values: { name: 'Berg', level: 2 } },
    { key: 'c2', values: { name: 'Tal', level: 2 } },
    { key: 'c3', values: { name: null, level: 1 } },
  ],
  order: [
    order('o1', 'one', 1, 'c1', { memo: 'middle', salary: 20 }),
    order('o2', 'two', 1, 'c2', { memo: 'north', salary: 30 }),
    order('o3', 'three', 2, null, {}),
    order('o4', 'four', null, 'c3', { status: 'sent' }),
  ],
  message: [
    { key: 'm1', values: { text: 'first', order: 'o1' } },
    { key: 'm2', values: { text: 'second', order: 'o2' } },
    { key: 'm3', values: { text: 'third', order: null } },
  ],
};
