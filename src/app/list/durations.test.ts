import { expect, test } from 'vitest';
import { cellOf, toCsv } from '#app/csv';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, everything, type Filter } from '#specification';
import { read } from '#specification/reading';

const said = { hidden: 'hidden', gone: 'gone', yes: 'Yes', no: 'No' };

const product = compile(
  read(`
## 2. Screens
\`\`\`yaml
walks: { path: /walks, kind: list, entity: walk, columns: [name, takes], filters: [takes] }
\`\`\`
## 3. Entities
\`\`\`yaml
walk: { display: name, fields: { id: { type: string }, name: { type: string }, takes: { type: string, format: duration } } }
\`\`\`
`).specification,
);
const walk = product.entity('walk')!;
const screen = product.screen('walks')!;
const takes = walk.field('takes')!;

/** As they are written, neither their letters nor their numbers are in the order of how long they take. */
const walks = { lake: 'PT90M', pass: 'P1DT2H', mill: 'PT1H', ridge: 'PT10H', unknown: null };

async function client() {
  const store = memoryStore();
  const records = Object.entries(walks).map(([id, length]) => {
    return { key: id, values: { id, name: id, takes: length }, changes: [] };
  });
  await store.fill({ walk: records });
  return createClient(overBackend(createBackend(product, { store })), { id: '', roles: [] });
}

const namesOf = async (change: Partial<typeof everything>) => {
  const { items } = await (await client()).list(walk, { query: { ...everything, ...change }, screen, size: 10 });
  return items.map(({ id }) => id);
};
const filtered = (filter: Filter) => namesOf({ sort: ['takes'], filters: new Map([['takes', filter]]) });

test('a list is sorted by how long they are, what is not answered last either way', async () => {
  expect(await namesOf({ sort: ['takes'] })).toEqual(['mill', 'lake', 'ridge', 'pass', 'unknown']);
  expect(await namesOf({ sort: ['-takes'] })).toEqual(['pass', 'ridge', 'lake', 'mill', 'unknown']);
});

test('a range has what is as long, however it is written', async () => {
  expect(await filtered({ from: 'PT1H30M', to: 'PT600M' })).toEqual(['lake', 'ridge']);
  expect(await filtered({ from: 'PT24H', to: '' })).toEqual(['pass']);
  expect(await filtered({ from: '', to: 'PT60M', not: true })).toEqual(['lake', 'ridge', 'pass', 'unknown']);
  expect(await filtered({ empty: true })).toEqual(['unknown']);
});

test('their figures are lengths, in milliseconds', async () => {
  const { count, figures } = await (await client()).listFigures(screen, everything, ['takes']);
  const hour = 3_600_000;
  expect(count).toBe(5);
  expect(figures.takes).toEqual({ sum: 38.5 * hour, average: 9.625 * hour, min: hour, max: 26 * hour });
});

test('a file has them as ISO 8601 writes them', async () => {
  const cells = Object.values(walks).map((length) => [cellOf(takes.asPath, { takes: length }, {}, said)]);
  expect((await toCsv([...cells, [cellOf(takes.asPath, {}, {}, said)]])).replace('\uFEFF', '').split('\r\n')).toEqual([
    'PT90M',
    'P1DT2H',
    'PT1H',
    'PT10H',
    '',
    'hidden',
  ]);
});
