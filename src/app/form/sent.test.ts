import { expect, test } from 'vitest';
import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import { compile, type Entity, type Values } from '#specification';
import { read } from '#specification/reading';
import { countEffort } from '#tooling/effort';
import { sent } from './sent.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
order:
  fields:
    place: { type: object, properties: { street: { type: string }, since: { type: string, format: date-time, readOnly: true, default: =now() } } }
    rows:
      type: array
      items:
        type: object
        properties:
          count: { type: integer }
          mark: { type: string, format: date-time, readOnly: true, default: =now() }
          twice: { type: integer, computed: item.count * 2 }
\`\`\`
`);
const product = compile(specification);
const order = product.entity('order') as Entity;

/** What a form sends of a record, as its inputs have left it. */
const sentOf = (values: Values, before: Values = {}) =>
  Object.fromEntries(order.fields.map((field) => [field.name, sent(field, values[field.name], before[field.name])]));

test('what a form has is taken by the backend, whenever it began and wherever its entries stand now', async () => {
  const store = memoryStore();
  let minute = 0;
  const backend = createBackend(product, { store, now: () => new Date(Date.UTC(2026, 2, 9, 10, minute++)) });
  const client = createClient(overBackend(backend), { id: '', roles: [] });
  const begun = order.begin({ now: new Date('2026-03-09T09:00:00Z') });
  const item = order.field('rows')?.items?.begin({ now: new Date('2026-03-09T09:00:00Z') }) as Values;
  const rows = [
    { ...item, count: 1 },
    { ...item, count: 2 },
  ];
  const made = await client.change({
    entity: order,
    does: 'create',
    values: sentOf({ place: { ...(begun.place as Values), street: 'A' }, rows }),
  });
  const one = made?.values.rows as Values[];
  expect(one).toMatchObject([{ twice: 2 }, { twice: 4 }]);
  // The first is taken out, the second is changed, and one is added.
  const next = {
    place: made?.values.place,
    rows: [
      { ...one[1], count: 5 },
      { ...item, count: 7 },
    ],
  };
  const changed = await client.change({
    entity: order,
    does: 'update',
    record: made,
    values: sentOf(next, made?.values),
  });
  expect(changed?.values.rows).toMatchObject([
    { count: 5, twice: 10, mark: one[1]?.mark },
    { count: 7, twice: 14 },
  ]);
  expect(changed?.values.place).toEqual(made?.values.place);
});

test('an entry is known by what the product answered of it', () => {
  const before = { rows: [{ count: 1, mark: 'a', twice: 2 }] };
  const values = { rows: [{ count: 2, mark: 'a', twice: 2 }, { count: 3, mark: 'b' }, { count: 4 }] };
  expect(sentOf(values, before).rows).toEqual([{ count: 2, mark: 'a' }, { count: 3 }, { count: 4 }]);
});

test('of many entries each finds itself in no time', () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ count: 1, mark: `m${index}` }));
  const effort = countEffort();
  expect(sentOf({ rows: rows.toReversed() }, { rows }).rows).toEqual(rows.toReversed());
  expect(effort()).toBeLessThan(1000);
});
