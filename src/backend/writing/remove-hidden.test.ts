import { expect, test } from 'vitest';
import { small } from '../testing/ask.ts';

const entities = (onDelete: string) =>
  `a: { fields: { name: { type: string } } }
b: { plural: Bees, fields: { a: { type: reference, to: a, onDelete: ${onDelete} } } }
c: { plural: Cees, fields: { a: { type: reference, to: a, onDelete: ${onDelete} }, open: { type: string } } }`;
const access = `roles: { clerk: {} }
permissions:
  - { roles: clerk, can: [read, list, delete], on: a }
  - { roles: clerk, can: [read, list], on: c, fields: [open] }
  - { roles: clerk, can: [read, list], on: c, when: record.open == 'yes' }`;

test.each([
  ['holds it', 'restrict', '{}'],
  [
    'would break a rule',
    'setNull',
    'b-a: { entity: b, assert: has(record.a) }\nc-a: { entity: c, assert: has(record.a) }',
  ],
])(
  'a hidden record that %s is not told from another, and one that is seen is named',
  async (_what, onDelete, rules) => {
    const remove = async (records: Record<string, string | undefined>) => {
      const { ask, put } = small({ 3: entities(onDelete), 5: rules, 6: access });
      await put('a', 'A', { id: 'A' });
      for (const [entity, open] of Object.entries(records)) await put(entity, 'H', { id: 'H', a: 'A', open });
      const { status, body } = await ask('DELETE', '/a/A', undefined, 'clerk');
      return { status, detail: body.detail };
    };
    expect(await remove({ b: undefined })).toEqual({ status: 409, detail: undefined });
    expect(await remove({ c: 'no' })).toEqual({ status: 409, detail: undefined });
    expect(await remove({ c: 'yes' })).toEqual({ status: 409, detail: 'Cees' });
    expect(await remove({ b: undefined, c: 'yes' })).toEqual({ status: 409, detail: 'Cees' });
  },
);
