import { expect, test } from 'vitest';
import { compile, type Entity } from '../compile/index.ts';
import { read } from '../reading/index.ts';
import { referencesIn, uniquesIn } from './store-rules.ts';

const { specification } = read(`
## 3. Entities
\`\`\`yaml
part: { fields: { kind: { type: string } } }
order:
  unique: [[room, start]]
  fields:
    room: { type: string }
    start: { type: string }
    code: { type: string, unique: true }
    main: { type: reference, to: part, where: record.kind == form.room }
    rows:
      type: array
      items: { type: object, properties: { kind: { type: string }, part: { type: reference, to: part, where: record.kind == item.kind }, serial: { type: string, unique: true } } }
\`\`\`
`);
const order = compile(specification).entity('order') as Entity;
const values = order.complete({
  id: '1',
  room: 'a',
  main: 'p1',
  rows: [
    { kind: 'x', part: 'p2', serial: 's1' },
    { kind: 'y', part: 'p3' },
  ],
});

test('references at every depth, and whether they may be chosen', () => {
  const found = referencesIn(order, values);
  expect(found.map(({ path, key }) => `${path.join('.')}: ${key}`)).toEqual([
    'main: p1',
    'rows.0.part: p2',
    'rows.1.part: p3',
  ]);
  const form = { entity: order, values };
  const asked = (kind: string) => found.map(({ field, item }) => field.mayReferTo({ id: 'p', kind }, form, {}, item));
  expect(asked('a')).toEqual([true, false, false]);
  expect(asked('x')).toEqual([false, true, false]);
});

test('what no other record may have', () => {
  expect(uniquesIn(order, values)).toEqual([{ name: 'rows.serial', answer: '"s1"', paths: [['rows', '0', 'serial']] }]);
  const both = { ...values, start: '9', code: 'c', rows: [] };
  expect(uniquesIn(order, both)).toEqual([
    { name: 'code', answer: '"c"', paths: [['code']] },
    { name: 'room, start', answer: '["a","9"]', paths: [['room'], ['start']] },
  ]);
});
