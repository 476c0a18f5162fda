import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { lostTarget, referencesOf } from './references.ts';

const product = compile(
  read(`## 3. Entities and fields

\`\`\`yaml
person:
  fields:
    boss: { type: reference, to: person }
    friends: { type: array, items: { type: reference, to: person } }
    homes:
      type: array
      items: { type: object, properties: { house: { type: reference, to: house } } }
    seat: { type: reference, to: chair }
    idea: { type: reference }
house: { fields: { owner: { type: reference, to: person, unique: true } } }
nothing: { title: Nothing }
\`\`\`
`).specification,
);

test('references are found at every depth, to itself, in a circle, to nothing', () => {
  const found = referencesOf(product).map(({ id, from, to, isMany, label }) => [
    id,
    from.name,
    to?.name,
    isMany,
    label,
  ]);
  const at = 'entities.person.fields';
  expect(found).toEqual([
    [`${at}.boss`, 'person', 'person', false, 'Boss'],
    [`${at}.friends.items`, 'person', 'person', true, 'Friends'],
    [`${at}.homes.items.properties.house`, 'person', 'house', true, 'Homes · House'],
    [`${at}.seat`, 'person', undefined, false, 'Seat'],
    [`${at}.idea`, 'person', undefined, false, 'Idea'],
    ['entities.house.fields.owner', 'house', 'person', false, 'Owner'],
  ]);
});

test('what leads to nothing leads to what is written, else to something of its own', () => {
  const lost = referencesOf(product).filter(({ to }) => !to);
  expect(lost.map(lostTarget)).toEqual([
    { id: 'lost chair', name: 'chair' },
    { id: 'lost entities.person.fields.idea', name: undefined },
  ]);
});
