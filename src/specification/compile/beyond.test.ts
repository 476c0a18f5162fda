import { expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import { isBeyond } from './beyond.ts';
import { compile } from './index.ts';
import type { Around, Values } from './record.ts';

const sources = [
  'record.price > 1',
  'record.total > 1',
  "record.owner.city == 'Kiel'",
  'record.parts.exists(p, p.price > 1)',
  'subject.id == record.price',
  "subject.city == 'Kiel'",
  'records.thing.exists(r, r.price == record.price)',
  'constants.most > 1',
];
const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
const { specification } = read(`## 3. Entities

${fence(`person: { fields: { city: { type: string } } }
thing:
  fields:
    price: { type: number }
    other: { type: number }
    total: { type: number, computed: record.price + record.other }
    owner: { type: reference, to: person }
    parts: { type: array, items: { type: object, properties: { price: { type: number } } } }`)}
## 5. Rules

${fence(sources.map((source, index) => `r${index}: { entity: thing, assert: ${JSON.stringify(source)} }`).join('\n'))}
## 6. Access

${fence('users: { entity: person }')}
## 9. Constants

${fence('most: { value: 3 }')}`);
const product = compile(specification);
const whole: Values = { id: 't', price: 1, other: null, total: null, owner: 'p', parts: [{ price: null }] };
const seen: Around = { subject: { id: 'p', roles: [] }, find: () => ({ id: 'p', city: 'Kiel' }) };
const unseen: Around = { subject: { id: 'p', roles: [] }, find: () => undefined };
const without = (name: string): Values => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));

test.each<[string, Values, Around, boolean]>([
  ['record.price > 1', whole, seen, false],
  ['record.price > 1', without('price'), seen, true],
  ['record.total > 1', whole, seen, false],
  ['record.total > 1', without('price'), seen, true],
  ["record.owner.city == 'Kiel'", whole, seen, false],
  ["record.owner.city == 'Kiel'", whole, unseen, true],
  ["record.owner.city == 'Kiel'", { ...whole, owner: null }, unseen, false],
  ['record.parts.exists(p, p.price > 1)', whole, seen, false],
  ['record.parts.exists(p, p.price > 1)', without('parts'), seen, true],
  ['subject.id == record.price', whole, unseen, false],
  ["subject.city == 'Kiel'", whole, seen, false],
  ["subject.city == 'Kiel'", whole, unseen, true],
  ['records.thing.exists(r, r.price == record.price)', whole, seen, true],
  ['constants.most > 1', whole, unseen, false],
])('whether %s of %j rests on what is not seen', (source, values, around, expected) => {
  const entity = product.entity('thing');
  expect(entity && isBeyond(product.expression(source), entity, values, around)).toBe(expected);
});
