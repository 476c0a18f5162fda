import { expect, test } from 'vitest';
import { sampleRecords } from '#backend';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { makeExample } from './make-example.ts';

const repairs = `## 3. Entities

\`\`\`yaml
appliance: { key: id, fields: { id: { type: string }, name: { type: string } } }
repair:
  key: number
  fields:
    number: { type: string, readOnly: true }
    appliance: { type: reference, to: appliance, required: true }
    fault: { type: string, required: true }
    status: { type: string }
  samples:
    - { number: R1, appliance: a1, fault: Hums, status: open }
    - { number: R2, appliance: a1, fault: Drips, status: done }
    - { number: R3, appliance: a2, fault: Smells, status: done }
\`\`\`

## 4. States

\`\`\`yaml
repair:
  field: status
  initial: open
  states: { open: {}, done: { final: true, editable: none } }
  transitions: { finish: { from: [open], to: done } }
\`\`\`

## 5. Rules

\`\`\`yaml
one-open: { entity: repair, checkedBy: server, at: [appliance], error: taken }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { clerk: {} }
permissions: [{ roles: [clerk], can: [list, read, create, update, finish], on: [repair, appliance] }]
\`\`\`

## 7. Calls

\`\`\`yaml
list: { method: get, path: /repairs, does: list, entity: repair, pagination: cursor }
create: { method: post, path: /repairs, does: create, entity: repair, errors: [taken] }
update: { method: patch, path: "/repairs/{number}", does: update, entity: repair, concurrency: etag }
\`\`\`
`;

async function exampleOf(name: string) {
  const product = compile(read(repairs).specification);
  await product.ready();
  const now = new Date('2026-03-02T10:00:00Z');
  const made = await sampleRecords(product, now);
  const records = Object.fromEntries(
    Object.entries(made).map(([key, list]) => [key, list.map(({ values }) => values)]),
  );
  const operation = product.operations.find(({ call }) => call?.name === name);
  const example = operation && (await makeExample(operation, records, now));
  if (!example) throw new Error(`no example of ${name}`);
  return { ...example, records };
}

test('a list that is paged by a cursor is not asked for the number of a page', async () => {
  const { call, status } = await exampleOf('list');
  expect([call.path, status]).toEqual(['/repairs?size=2', 200]);
});

test('what is begun is nothing that a rule of the server might refuse', async () => {
  const { call, status, records } = await exampleOf('create');
  const { appliance } = JSON.parse(call.body ?? '{}');
  const going = records.repair?.filter((values) => values.status === 'open').map((values) => values.appliance);
  expect(status).toBe(201);
  expect(going).not.toContain(appliance);
});

test('a change says which version it means', async () => {
  const { call, status } = await exampleOf('update');
  expect(call.headers['if-match']).toMatch(/^".+"$/);
  expect(status).toBe(200);
});
