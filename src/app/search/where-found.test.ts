import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { isAside, whereFound } from './search.ts';

const person = compile(
  read(`## 3. Entities

\`\`\`yaml
person:
  display: name
  fields:
    name: { type: string }
    email: { type: string, format: email }
    boss: { type: reference, to: person }
    note: { type: string, format: multiline }
    address: { type: object, properties: { city: { type: string } } }
\`\`\`
`).specification,
).entity('person')!;

test.each<[typed: string, more: string | undefined]>([
  ['ada', undefined],
  ['NOVAK@', 'novak@example.com'],
  ['kiel', 'Kiel'],
  ['person-7', undefined],
  ['', undefined],
])('why a record is offered that is not called so: %j', (typed, more) => {
  const values = { name: 'Ada', email: 'novak@example.com', boss: 'person-7', address: { city: 'Kiel' } };
  expect(whereFound(person.fields, values, 'Ada', typed)).toBe(more);
});

test.each([
  ['best', true],
  ['ada', false],
  ['ada best', true],
  ['Mia', false],
  ['', false],
])('a record is not looked for by what is noted of it: %j', (typed, isLeft) => {
  const values = { name: 'Ada', boss: 'person-7', note: 'Best reached in the afternoon, through Mia; Ada is deaf' };
  expect(isAside(person, values, typed, { find: () => ({ name: 'Mia' }) })).toBe(isLeft);
});
