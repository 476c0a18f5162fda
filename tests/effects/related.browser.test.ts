import { afterEach, expect, test } from 'vitest';
import { changed, desk } from './desk.ts';
import { type World, worldOf } from './world.tsx';

let world: World | undefined;
afterEach(() => world?.close());

const people = { type: 'array', items: { type: 'reference', to: 'person' } };
const visits = {
  type: 'array',
  items: {
    type: 'object',
    properties: { by: { type: 'object', properties: { whom: { type: 'reference', to: 'person' } } } },
  },
};
const samples = [
  { id: 't1', name: 'Lamp', helpers: ['ada', 'ben'], visits: [] },
  { id: 't2', name: 'Door', helpers: ['ben'], visits: [{ by: { whom: 'ada' } }] },
];
const facts = [
  ['entities.ticket.fields.helpers', people],
  ['entities.ticket.fields.visits', visits],
  ['entities.ticket.samples', samples],
] as const;
const around = facts.reduce((all, [path, fact]) => changed(all, path, structuredClone(fact) as never), desk);

test.each([
  ['ticket.helpers', 'ada', ['Lamp']],
  ['ticket.helpers', 'ben', ['Lamp', 'Door']],
  ['ticket.visits.by.whom', 'ada', ['Door']],
  ['ticket.visits.by.whom', 'ben', []],
])('%s: what refers to %s through lists and objects is shown', async (related, key, names) => {
  world = await worldOf(changed(around, 'screens.person.related', [related]));
  await world.open(`/people/${key}`);
  const shown = () => ['Lamp', 'Door'].filter((name) => document.body.innerText.includes(name));
  await expect.poll(shown).toEqual(names);
});
