import { expect, test } from 'vitest';
import { type Around, compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { hintOf } from './hint-of.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
customer: { display: name, fields: { name: { type: string } } }
repair:
  key: number
  display: number
  fields:
    number: { type: string }
    customer: { type: reference, to: customer }
    fault: { type: string }
    urgency: { type: string, enum: [{ value: u1, title: At once }] }
\`\`\`
`);
const repair = compile(specification).entity('repair') as Entity;
const paths = ['number', 'customer', 'customer.name', 'fault', 'urgency'].flatMap((name) => repair.pathTo(name) ?? []);
const known: Around = { find: () => ({ id: 'c1', name: 'Lacy Breitenberg' }) };
const values = {
  number: 'R-000038',
  customer: 'c1',
  urgency: 'u1',
  fault: 'The pump runs for a minute and then nothing moves any more at all.',
};
const hint = (typed: string) => hintOf(typed, 'R-000038', paths, values, known);

test('a record that is not found by its name says by which field it is, also of another record', () => {
  expect(hint('lacy')).toBe('Customer: Lacy Breitenberg');
  expect(hint('38 lacy')).toBe('Customer: Lacy Breitenberg');
  expect(hint('nothing')).toMatch(/^Fault: …[^T]+ nothing moves/);
  expect(hint('r-0000')).toBeUndefined();
  expect(hint('once')).toBe('Urgency: At once');
  expect([hint('c1'), hint('u1')]).toEqual([undefined, undefined]);
  expect(hint('nowhere')).toBeUndefined();
});
