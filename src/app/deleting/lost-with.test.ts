import { expect, test } from 'vitest';
import { compile, type Entity } from '#specification';
import { read } from '#specification/reading';
import { lostWith, namedTo } from './lost-with.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
house: { fields: { name: { type: string } } }
room: { fields: { house: { type: reference, to: house, onDelete: cascade }, beside: { type: reference, to: room, onDelete: cascade } } }
key: { fields: { room: { type: reference, to: room, onDelete: cascade } } }
guest: { fields: { room: { type: reference, to: room, onDelete: setNull } } }
\`\`\`

## 6. Access
\`\`\`yaml
roles: { clerk: {}, boss: { inherits: [clerk] } }
permissions:
  - { roles: [clerk], can: all, on: [house, room] }
  - { roles: [boss], can: all, on: [key] }
\`\`\`
`);
const names = (name: string) => lostWith(compile(specification).entity(name) as Entity).map((lost) => lost.name);

test('what refers to a record and cannot be without it is lost with it, and what refers to that', () => {
  expect(names('house')).toEqual(['room', 'key']);
  expect(names('room')).toEqual(['key']);
  expect(names('guest')).toEqual([]);
});

test.each([
  ['clerk', ['room']],
  ['boss', ['room', 'key']],
  ['nobody', []],
])('to %s only what may be read is named', (role, named) => {
  const house = compile(specification).entity('house') as Entity;
  const around = { subject: { id: 'x', roles: [role] } };
  expect(namedTo(around, lostWith(house)).map(({ name }) => name)).toEqual(named);
});
