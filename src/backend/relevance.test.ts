import { expect, test } from 'vitest';
import { createClient, overBackend } from '#client';
import { compile, everything, type Filter, type Values } from '#specification';
import { read } from '#specification/reading';
import { createBackend } from './index.ts';
import { memoryStore } from './stores/index.ts';

const text = `
## 2. Screens
\`\`\`yaml
jobs: { kind: list, entity: job, path: /jobs, columns: [kind, amount] }
\`\`\`
## 3. Entities
\`\`\`yaml
owner: { fields: { name: { type: string } } }
device: { fields: { name: { type: string }, owner: { type: reference, to: owner } } }
job:
  fields:
    kind: { enum: [a, b] }
    amount: { type: number, relevantWhen: record.kind == 'a' }
    owner: { type: reference, to: owner }
    device: { type: reference, to: device, where: record.owner == form.owner }
    size: { type: number }
\`\`\`
## 5. Rules
\`\`\`yaml
small: { entity: job, assert: record.amount <= 100, at: [amount] }
\`\`\`
`;

/** A client of some jobs. */
async function open(jobs: readonly Values[]) {
  const product = compile(read(text).specification);
  const store = memoryStore();
  const kept = (records: readonly Values[]) =>
    records.map((values) => ({ key: String(values.id), values, changes: [] }));
  await store.fill({
    owner: kept([{ id: 'o1' }, { id: 'o2' }]),
    device: kept([{ id: 'd1', owner: 'o1' }]),
    job: kept(jobs),
  });
  const client = createClient(overBackend(createBackend(product, { store })), { id: '', roles: [] });
  const job = product.entity('job')!;
  const screen = product.screen('jobs')!;
  const page = (query: Partial<typeof everything>, size = 50) =>
    client.list(job, { query: { ...everything, ...query }, size, screen });
  return { client, job, screen, page };
}

const hidden = { id: '1', kind: 'b', amount: 500 };
const shown = { id: '2', kind: 'a', amount: 50 };

test('a rule about what does not matter does not speak', async () => {
  const { client, job } = await open([{ ...shown, amount: 500 }]);
  const record = await client.read(job, { id: '2' });
  await expect(client.change({ entity: job, does: 'update', record, values: { size: 1 } })).rejects.toMatchObject({
    status: 422,
  });
  const changed = await client.change({ entity: job, does: 'update', record, values: { kind: 'b' } });
  expect(changed?.values).toMatchObject({ kind: 'b', amount: 500 });
});

test('what does not matter is neither found nor counted, as it is not shown', async () => {
  const { client, screen, page } = await open([hidden, shown]);
  const idsOf = async (amount: Filter) =>
    (await page({ filters: new Map([['amount', amount]]) })).items.map(({ id }) => id);
  expect(await idsOf({ from: '1', to: '1000' })).toEqual(['2']);
  expect(await idsOf({ empty: true })).toEqual(['1']);
  const figures = await client.listFigures(screen, everything, ['amount']);
  expect(figures.figures).toMatchObject({ amount: { sum: 50 } });
  const sorted = await page({ sort: ['-amount'] });
  expect(sorted.items.map(({ id }) => id)).toEqual(['2', '1']);
});

test('what limits a choice is asked again once it has another answer', async () => {
  const { client, job } = await open([{ id: '1', kind: 'a', owner: 'o1', device: 'd1' }]);
  const record = await client.read(job, { id: '1' });
  const change = (values: Values) => client.change({ entity: job, does: 'update', record, values });
  await expect(change({ owner: 'o2' })).rejects.toMatchObject({
    status: 422,
    details: { errors: [{ pointer: '#/device', code: 'enum' }] },
  });
  expect((await change({ size: 3 }))?.values).toMatchObject({ device: 'd1', size: 3 });
});

test('answers of what a field was before come last, and no record is lost between the pages', async () => {
  const jobs = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, size: at % 3 === 0 ? `text ${at}` : 60 - at }));
  const { page } = await open(jobs);
  const pages = await Promise.all(Array.from({ length: 12 }, (_, at) => page({ sort: ['size'], page: at + 1 }, 5)));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(60);
});
