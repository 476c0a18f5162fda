import { expect, test } from 'vitest';
import { compile, scopeOf } from '#specification';
import { read } from '#specification/reading';
import { filtersOf } from './where-filters.ts';

const document = (where: string) => `
## 3. Entities
\`\`\`yaml
owner: { fields: { name: { type: string } } }
device:
  fields:
    owner: { type: reference, to: owner }
    kind: { type: string, enum: [washer, dryer] }
    tags: { type: array, items: { type: string } }
visit: { fields: { owner: { type: reference, to: owner }, device: { type: reference, to: device, where: "${where}" } } }
\`\`\``;

function filters(where: string, sight = new Set(['owner', 'kind', 'tags'])) {
  const product = compile(read(document(where)).specification);
  const device = product.entity('device')!;
  const visit = product.entity('visit')!;
  const node = visit.field('device')?.where?.node;
  const scope = scopeOf(
    device,
    {},
    { form: { entity: visit, values: { owner: 'o1' } }, subject: { id: 'u1', roles: [] } },
  );
  return node && Object.fromEntries(filtersOf(device, node, scope, sight));
}

test('what must equal something that is known is a filter', () => {
  expect(filters('record.owner == form.owner')).toEqual({ owner: { oneOf: ['o1'] } });
  expect(filters("record.kind == 'washer' && subject.id == record.owner")).toEqual({
    kind: { oneOf: ['washer'] },
    owner: { oneOf: ['u1'] },
  });
});

test.each([
  ["record.kind == 'washer' || record.owner == form.owner"],
  ["!(record.kind == 'washer')"],
  ['record.owner != form.owner'],
  ['record.owner.name == form.owner.name'],
  ['record.owner == record.kind'],
  ["'a' in record.tags"],
  ['record.owner == null'],
])('%s is asked of each record', (where) => {
  expect(filters(where)).toEqual({});
});

test('a field that may not be seen is no filter', () => {
  expect(filters('record.owner == form.owner', new Set())).toEqual({});
});
