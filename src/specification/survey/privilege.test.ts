import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { read } from '../reading/read.ts';
import { privilegeOf } from './privilege.ts';

const text = `## 3. Entities

\`\`\`yaml
book: { fields: { title: { type: string }, shelf: { type: string }, borrower: { type: string }, status: { type: string } } }
\`\`\`

## 4. States

\`\`\`yaml
book:
  field: status
  initial: in
  states: { in: {}, out: {} }
  transitions:
    lend: { from: in, to: out, asks: [borrower] }
    return: { from: out, to: in }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { helper: {}, keeper: {} }
permissions:
  - { roles: [helper], can: [update, delete, lend, return], on: [book], fields: [shelf] }
  - { roles: [keeper], can: [update, delete, lend, return], on: [book] }
  - { effect: deny, roles: [keeper], can: [update, delete, lend, return], on: [book], fields: [borrower] }
\`\`\`
`;

const product = compile(read(text).specification);

test.each([
  ['helper', 'update', 'fields'],
  ['helper', 'lend', 'fields'],
  ['helper', 'return', 'allowed'],
  ['helper', 'delete', 'allowed'],
  ['keeper', 'update', 'fields'],
  ['keeper', 'lend', 'fields'],
  ['keeper', 'return', 'allowed'],
  ['keeper', 'delete', 'allowed'],
] as const)('what a %s may answer limits %s only where it is answered: %s', (role, action, verdict) => {
  const book = product.entity('book');
  if (!book) throw new Error('There is no book.');
  expect(privilegeOf(product.access, role, action, book).verdict).toBe(verdict);
});
