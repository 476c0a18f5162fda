import { expect, test, vi } from 'vitest';
import { KnownRecords } from '#app/data';
import { toolTables } from '#app/messages/tools';
import { createClient, overBackend } from '#client';
import { compile, type Field } from '#specification';
import { read } from '#specification/reading';
import { findReferences } from './find-references.ts';

const { specification } = read(`## 3. Entities

\`\`\`yaml
person: { plural: People, fields: { name: { type: string } } }
key: { fields: { owner: { type: reference, to: person } } }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { lodger: {} }
permissions: [{ roles: [lodger], can: all, on: [key] }]
\`\`\`
`);

test('records that who imports may not look through are not asked for, and each cell that names one says so', async () => {
  const field = compile(specification).entity('key')?.field('owner') as Field;
  const { csv } = await toolTables.en();
  const answer = vi.fn(async () => new Response(null, { status: 403 }));
  const subject = { id: 'ada', roles: ['lodger'] };
  const client = createClient(overBackend(answer), subject);
  const session = { client, known: new KnownRecords(client, subject), subject };
  const find = await findReferences(session, [{ field, written: 'Ada' }], csv);
  expect(find(field, 'Ada')).toEqual({ wrong: 'People may not be looked through' });
  expect(answer).not.toHaveBeenCalled();
});

test('a record that is called by an expression is found by all of its name, though no search finds it', async () => {
  const field = compile(
    read(`## 3. Entities

\`\`\`yaml
house: { display: name, fields: { name: { type: string } } }
room: { display: "=record.name + ' · ' + record.house.name", fields: { name: { type: string }, house: { type: reference, to: house } } }
stay: { fields: { room: { type: reference, to: room } } }
\`\`\`
`).specification,
  )
    .entity('stay')
    ?.field('room') as Field;
  const { csv } = await toolTables.en();
  const house = { house: [{ id: 'h', name: 'Old house' }] };
  const rooms = [
    { id: 'r', name: 'Gams', house: 'h' },
    { id: 's', name: 'Enzian', house: 'h' },
  ];
  const answer = vi.fn(async ({ url }: Request) =>
    Response.json({ items: /search|filter/.test(url) ? [] : rooms, total: 2, included: house }),
  );
  const subject = { id: 'ada', roles: [] };
  const client = createClient(overBackend(answer), subject);
  const session = { client, known: new KnownRecords(client, subject), subject };
  const named = ['Gams · Old house', 'Enzian · Old house', 'Gams'].map((written) => ({ field, written }));
  const find = await findReferences(session, named, csv);
  expect(named.map(({ written }) => find(field, written))).toEqual([
    { answer: 'r' },
    { answer: 's' },
    { wrong: expect.stringContaining('Gams') },
  ]);
});

test('of two that are called the same, one far behind, none is taken for the one that is meant', async () => {
  const product = compile(specification);
  const field = product.entity('key')?.field('owner') as Field;
  const { csv } = await toolTables.en();
  const people = Array.from({ length: 260 }, (_, at) => ({ id: `p${at}`, name: at % 250 === 0 ? 'Ann' : 'Anna' }));
  const answer = vi.fn(async ({ url }: Request) => {
    const { searchParams } = new URL(url);
    if ([...searchParams.keys()].some((name) => name.startsWith('filter')))
      return Response.json({ items: [], total: 0 });
    const begin = (Number(searchParams.get('page') ?? 1) - 1) * 200;
    return Response.json({ items: people.slice(begin, begin + 200), total: 260 });
  });
  const subject = { id: 'ada', roles: [] };
  const open = compile({ ...specification, access: {} });
  const client = createClient(overBackend(answer), subject);
  const session = { client, known: new KnownRecords(client, subject), subject };
  const owner = open.entity('key')?.field('owner') ?? field;
  const find = await findReferences(session, [{ field: owner, written: 'Ann' }], csv);
  expect(find(owner, 'Ann')).toEqual({ wrong: expect.stringContaining('Ann') });
});
