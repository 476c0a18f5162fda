import { expect, test } from 'vitest';
import type { Client } from '#client';
import { compile, everything, type Filter, parseListQuery } from '#specification';
import { read } from '#specification/reading';
import { KnownRecords } from './known-records.ts';
import { movesOf } from './moves.ts';
import { waitingOf } from './waiting-change.ts';

const product = compile(
  read(`
## 2. Screens
\`\`\`yaml
bins: { path: /bins, kind: list, entity: bin, search: [note, city.name], views: { far: { title: Far, where: record.city.name == 'Ulm' } } }
\`\`\`
## 3. Entities
\`\`\`yaml
city: { display: name, fields: { name: { type: string } } }
bin: { fields: { id: { type: string }, note: { type: string }, city: { type: reference, to: city }, state: { type: string } } }
\`\`\`
## 4. States
\`\`\`yaml
bin: { field: state, initial: open, states: { open: {}, shut: {} }, transitions: { shut: { from: open, to: shut } } }
\`\`\`
`).specification,
);
const bin = product.entity('bin')!;
const screen = product.screen('bins')!;
const subject = { id: 'ada', roles: [] };
const nobody: Pick<Client, 'read'> = { read: async () => Promise.reject(new Error('no line')) };
const known = new KnownRecords(nobody, subject);
known.put(product.entity('city')!, { id: 'u', name: 'Ulm' });

const change = { by: 'ada', entity: 'bin', name: '' };
const recordOf = (id: string, note: string) => ({ values: { id, note, state: 'open' } });
const waiting = waitingOf(bin, [
  { ...change, id: '1', does: 'create', values: { note: 'made', city: 'u' } },
  { ...change, id: '2', does: 'shut', record: recordOf('a', 'old') },
  { ...change, id: '3', does: 'update', record: recordOf('b', 'old'), values: { city: 'u' } },
  { ...change, id: '4', does: 'delete', record: recordOf('c', 'old') },
]);

const inState = (name: string) => ({ ...everything, filters: new Map<string, Filter>([['state', { oneOf: [name] }]]) });

test.each([
  ['a state that is left', inState('open'), ['1'], ['a', 'c']],
  ['a state that is reached', inState('shut'), ['a'], []],
  ['what is typed', { ...everything, search: 'old' }, [], ['c']],
  ['the name of what a reference leads to', { ...everything, search: 'ulm' }, ['1', 'b'], []],
  ['a view', parseListQuery(new URLSearchParams('view=far')), ['1', 'b'], []],
])('a list that is narrowed to %s has what will stand in it, and not what will not', async (_, query, come, leave) => {
  const moves = await movesOf({ subject, known }, bin, { query, screen }, waiting);
  expect([[...moves.come].sort(), [...moves.leave].sort()]).toEqual([come, leave]);
});
