import { expect, test } from 'vitest';
import { compile, scopeOf } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { ready } from './ready.ts';
import { samples } from './samples.ts';

const now = new Date('2026-03-09T10:00:00Z');

const shop = `
## 2. Screens
\`\`\`yaml
orders:
  path: /orders
  kind: list
  entity: order
  views:
    late: { where: "record.status == 'open' && record.dueOn < today()" }
    large: { where: record.total > 9000 }
    small: { where: record.total < 100 }
    mine: { where: record.clerk == subject.id }
    never: { where: record.total > record.total }
board: { path: /, kind: dashboard, widgets: [{ kind: figure, of: order, where: "record.total == 4711" }] }
\`\`\`
## 3. Entities
\`\`\`yaml
order:
  fields:
    total: { type: integer, minimum: 200, maximum: 10000, required: true }
    dueOn: { type: string, format: date, required: true }
    status: { type: string, readOnly: true }
    clerk: { type: string }
  samples: [{ total: 250, dueOn: "2027-01-01" }]
\`\`\`
## 4. States
\`\`\`yaml
order: { field: status, states: { open: {}, done: {} }, initial: open, transitions: { finish: { from: [open], to: done } } }
\`\`\`
## 5. Rules
\`\`\`yaml
not-free: { entity: order, assert: record.total != 4711 }
\`\`\`
`;

test('no view of a list is empty that need not be; what the document states and forbids stays', async () => {
  const product = compile(read(shop).specification);
  await ready(product);
  const { order = [] } = samples(product, { now });
  const entity = product.entity('order');
  const [list, board] = product.screens;
  if (!entity || !list || !board) throw new Error();
  const shown = [...list.views, ...board.widgets].map(
    ({ where }) => order.filter((record) => where?.test(scopeOf(entity, record, { now })) === true).length,
  );
  const [late = 0, large = 0, ...nothing] = shown;
  expect(late).toBeGreaterThan(1);
  expect(large).toBeGreaterThan(1);
  expect(nothing).toEqual([0, 0, 0, 0]);
  expect(order[0]).toMatchObject({ total: 250, dueOn: '2027-01-01' });
  expect(order).toHaveLength(40);
});
