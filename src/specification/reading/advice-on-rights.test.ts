import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const flats =
  chapter(
    3,
    'tenant: { fields: { born: date } }\nflat: { fields: { street: text, rent: money, size: number } }\n' +
      'contract: { fields: { tenant: tenant, flat: flat, start: date } }',
  ) + chapter(4, 'contract: { states: { draft: {}, signed: {} }, transitions: { sign: draft -> signed } }');

/** Rights in words that limit them: nothing of what is said is dropped. */
test.each<[rights: string, permissions: string]>([
  ['can read own contracts', '{ can: [list, read], on: [contract], when: record.tenant == subject.id }'],
  ['kann eigene contracts lesen', '{ can: [list, read], on: [contract], when: record.tenant == subject.id }'],
  ['{ contract: [read own] }', '{ can: [list, read], on: [contract], when: record.tenant == subject.id }'],
  [
    '{ can: [read, edit], on: own contracts }',
    '{ can: [list, read, update], on: [contract], when: record.tenant == subject.id }',
  ],
  ['{ read: [my contracts] }', '{ can: [list, read], on: [contract], when: record.tenant == subject.id }'],
  [
    '{ can: delete, on: flat, when: record.rent > 9, effect: deny }',
    '{ can: [delete], on: [flat], when: record.rent > 9, effect: deny }',
  ],
  ['{ can: read and delete, on: flat, effect: deny }', '{ can: [read, delete], on: [flat], effect: deny }'],
  [
    '{ can: [{ flat: read }, delete contracts], effect: deny }',
    '{ can: [read], on: [flat], effect: deny }, { can: [delete], on: [contract], effect: deny }',
  ],
  [
    '{ can: read own contracts, when: record.flat != null, effect: deny }',
    '{ can: [read], on: [contract], when: … record.tenant == subject.id && record.flat != null, effect: deny }',
  ],
  [
    '{ can: read own contracts, when: record.flat != null }',
    '{ can: [list, read], on: [contract], when: … record.tenant == subject.id && record.flat != null }',
  ],
  [
    '{ can: [{ can: delete flats, effect: deny, when: record.rent > 9 }], when: record.size > 9 }',
    '{ can: [delete], on: [flat], when: … record.rent > 9 && record.size > 9, effect: deny }',
  ],
  [
    '{ can: everything except delete, on: flat, effect: deny }',
    '{ can: all, on: [flat], when: … except delete, effect: deny }',
  ],
  [
    '{ allow: edit flats, deny: [delete flats] }',
    '{ can: [list, read, update], on: [flat] }, { can: [delete], on: [flat], effect: deny }',
  ],
  [
    '{ edit: flats, may not: delete flats }',
    '{ can: [list, read, update], on: [flat] }, { can: [delete], on: [flat], effect: deny }',
  ],
  [
    '{ flat: { read: true, delete: false } }',
    '{ can: [list, read], on: [flat] }, { can: [delete], on: [flat], effect: deny }',
  ],
  ['kann flats nicht löschen', '{ can: [delete], on: [flat], effect: deny }'],
  ['{ not delete: flats }', '{ can: [delete], on: [flat], effect: deny }'],
  [
    '{ can: not delete, on: own contracts }',
    '{ can: [delete], on: [contract], effect: deny, when: record.tenant == subject.id }',
  ],
  ['may not delete flats', '{ can: [delete], on: [flat], effect: deny }'],
  ['can delete', '{ can: [list, read, delete], on: […] }'],
  ['can read own flats', '{ can: [list, read], on: [flat], when: … own }'],
  ['can edit flats in May', '{ can: [list, read, update], on: [flat], when: … in May }'],
  ['read flats, no rent', '{ can: [list, read], on: [flat], fields: [street, size] }'],
  ['can read flats without rent and size', '{ can: [list, read], on: [flat], fields: [street] }'],
  ['flats lesen, ohne rent', '{ can: [list, read], on: [flat], fields: [street, size] }'],
  ['flats lesen, kein Keller', '{ can: [list, read], on: [flat], when: … kein Keller }'],
  ['read flats, no money', '{ can: [list, read], on: [flat], when: … no money }'],
  ['everything except contracts', '{ can: all, on: all }, { can: all, on: [contract], effect: deny }'],
  [
    'edit flats but not delete',
    '{ can: [list, read, update], on: [flat] }, { can: [delete], on: [flat], effect: deny }',
  ],
  ['can sign contracts', '{ can: [list, read, sign], on: [contract] }'],
  [
    'read flats, edit and delete contracts',
    '{ can: [list, read], on: [flat] }, { can: [list, read, update, delete], on: [contract] }',
  ],
])('in chapter 6, tenant: %s: what is answered allows no more than was said', (rights, permissions) => {
  const [problem] = read(flats + chapter(6, `tenant: ${rights.startsWith('{') ? rights : `"${rights}"`}`)).problems;
  const exact = permissions.replaceAll('{ can', '{ roles: [tenant], can');
  const advised = problem?.values.example ?? '';
  expect(advised).toBe(`roles: { tenant: {} }\npermissions: [${exact}]`);
  const told = read(flats + chapter(6, advised)).problems.filter(({ path }) => path.startsWith('access'));
  expect(told.map(({ path }) => path)).toEqual(exact.includes('…') ? [expect.stringMatching(/\.(?:when|on\.0)$/)] : []);
});

/** Of what limits or denies, nothing is dropped on the way to the exact form, and nothing is written twice. */
test.each<[permission: string, exact: string]>([
  ['{ role: tenant, can: edit, entity: flat }', '{ can: [list, read, update], on: [flat] }'],
  [
    '{ role: tenant, action: edit own, entity: contract, when: record.flat != null }',
    '{ can: [list, read, update], on: [contract], when: … record.tenant == subject.id && record.flat != null }',
  ],
  [
    '{ role: tenant, action: read and delete, entity: flat, effect: deny }',
    '{ can: [read, delete], on: [flat], effect: deny }',
  ],
  [
    '{ role: tenant, can: delete, action: edit, entity: flat, effect: deny }',
    '{ can: [update, delete], on: [flat], effect: deny }',
  ],
  [
    '{ role: tenant, can: delete, on: flat, entity: contract, effect: deny }',
    '{ can: [delete], on: [flat, contract], effect: deny }',
  ],
  [
    '{ role: tenant, can: read, entity: flat, when: record.rent > 9, condition: record.size > 9 }',
    '{ can: [list, read], on: [flat], when: [record.rent > 9, record.size > 9] }',
  ],
  ['{ tenant: delete, on: flat, effect: deny }', '{ can: [delete], on: [flat], effect: deny }'],
  ['{ roles: [tenant], can: [edit flats], effect: deny }', '{ can: [update], on: [flat], effect: deny }'],
  [
    'tenant may not delete flats without approval',
    '{ can: [delete], on: [flat], effect: deny, when: … without approval }',
  ],
  ['tenant may not delete own contracts', '{ can: […], on: […], effect: deny, when: … not delete own contracts }'],
  ['tenant cannot delete flats', '{ can: [delete], on: [flat], effect: deny }'],
  ['{ role: tenant, can: none, action: create, entity: flat }', '{ can: [create], on: [flat] }'],
])('in chapter 6, permissions: [%s]: what is answered limits and denies as much as was said', (permission, exact) => {
  const [problem] = read(flats + chapter(6, `roles: { tenant: {} }\npermissions: [${permission}]`)).problems;
  expect(problem?.values.example).toBe(`permissions: [${exact.replaceAll('{ can', '{ roles: [tenant], can')}]`);
});

test.each<[permission: string]>([
  ['{ role: tenant, can: none, entity: flat }'],
  ['{ can: edit, entity: flat }'],
  ['{ deny: delete flats }'],
  ['{ nobody: delete flats }'],
  ['{ action: edit, entity: flat }'],
  ['{ role: tenant, entity: flat }'],
  ['{ role: tenant, can: not shown, entity: flat, effect: deny }'],
  ['{ roles: [tenant], can: [edit flats], effect: deni }'],
  ['{ roles: [tenant], can: [edit flats], when: not shown }'],
])('in chapter 6, permissions: [%s]: nobody is advised to allow what nobody said', (permission) => {
  const { problems } = read(flats + chapter(6, `permissions: [${permission}]`));
  expect(problems.map(({ values }) => values.example ?? '').filter((example) => /roles: \[/.test(example))).toEqual([]);
});

test.each<[right: string, limit: string]>([
  ['can: read, on: flat', 'unless: record.rent > 9'],
  ['can: read, on: flat', 'deny: true'],
  ['read: flat', 'unless: record.rent > 9'],
])('in chapter 6, roles: { tenant: { %s, %s } }: what no permission has stays, and stays closed', (right, limit) => {
  const [problem] = read(flats + chapter(6, `roles: { tenant: { ${right}, ${limit} } }`)).problems;
  expect(problem?.values.example).toContain(`on: [flat], ${limit} }`);
});

test.each<[beside: string]>([['roles: { boss: { can: edit flats } }'], ['boss: edits flats']])(
  'in chapter 6 %s does not push out a permission in other words',
  (beside) => {
    const denied = '{ role: tenant, action: delete, entity: flat, effect: deny }';
    const { problems } = read(flats + chapter(6, `permissions: [${denied}]\n${beside}`));
    const told = problems.find(({ values }) => values.example?.includes('[boss]'));
    expect(told?.values.example).toContain(`permissions: [${denied}, { roles: [boss]`);
  },
);

test('a permission beside the advice has all that it denies, however long that is', () => {
  const denied = `{ roles: [boss], can: all, on: [flat], fields: [${Array.from({ length: 20 }, (_, at) => `field${at}`).join(', ')}], effect: deny }`;
  const { problems } = read(flats + chapter(6, `roles: { boss: { can: edit flats } }\npermissions: [${denied}]`));
  const told = problems.find(({ values }) => values.example?.includes('update'));
  expect(told?.values.example).toContain(denied);
});

test.each<[said: string, exact: string]>([
  ['{ can: [], on: flat, effect: deny }', '{ can: […], on: [flat], effect: deny }'],
  ['{ flat: none, delete: none }', '{ can: all, on: [flat], effect: deny }, { can: [delete], on: […], effect: deny }'],
])('in chapter 6, roles: { tenant: %s }: none is nothing, and no right to read', (said, exact) => {
  const [problem] = read(flats + chapter(6, `roles: { tenant: ${said} }`)).problems;
  expect(problem?.values.example).toBe(
    `roles: { tenant: {} }\npermissions: [${exact.replaceAll('{ can', '{ roles: [tenant], can')}]`,
  );
});

test('what a role may do, or not, is left open where only what it is done to is said', () => {
  const roles = 'tenant: { on: flats, effect: deny }, boss: { inherits: [tenant] }';
  const [problem] = read(flats + chapter(6, `roles: { ${roles} }`)).problems;
  expect(problem?.values.example).toBe(
    'roles: { tenant: {}, boss: {} }\npermissions: [{ roles: [tenant], can: […], on: [flat], effect: deny }]',
  );
});

/** Only what is said to be of everything is of everything. */
test.each<[access: string, exact: string]>([
  ['permissions: tenant can edit', '{ can: [list, read, update], on: […] }'],
  ['permissions: [tenant can edit]', '{ can: [list, read, update], on: […] }'],
  ['permissions: { tenant: edit }', '{ can: [list, read, update], on: […] }'],
  ['permissions: [{ role: tenant, can: edit }]', '{ can: [list, read, update], on: […] }'],
  [
    'permissions: [{ roles: [tenant], can: [edit flats, sign] }]',
    '{ can: [list, read, update], on: [flat] }, { can: [list, read, sign], on: [contract] }',
  ],
  ['permissions: tenant can do everything', '{ can: all, on: all }'],
  ['permissions: { tenant: everything }', '{ can: all, on: all }'],
])('in chapter 6, %s: what is answered is of no more than was said', (access, exact) => {
  const [problem] = read(flats + chapter(6, `roles: { tenant: {} }\n${access}`)).problems;
  expect(problem?.values.example).toBe(`permissions: [${exact.replaceAll('{ can', '{ roles: [tenant], can')}]`);
});

test.each<[roles: string, said: string, exact: string]>([
  ['{ tenant: {}, boss: {} }', 'permissions: whatever they like', '{ roles: […], can: […], on: […] }'],
  ['{ tenant: {}, boss: {} }', 'permissions: nobody deletes flats', '{ roles: […], can: […], on: [flat] }'],
  ['{ tenant: {}, boss: {} }', 'permissions: [whatever they like]', '{ roles: […], can: […], on: […] }'],
  ['{ tenant: {} }', 'permissions: { flat: { delete: [not tenant] } }', '{ roles: […], can: […], on: […] }'],
  ['{ tenant: {}, boss: {} }', 'permissions: all', '{ roles: […], can: all, on: all }'],
  ['not shown', 'permissions: whatever they like', '{ roles: [your role], can: […], on: […] }'],
])('in chapter 6, roles: %s, %s: what nobody said is asked', (roles, said, exact) => {
  const [problem] = read(flats + chapter(6, `roles: ${roles}\n${said}`)).problems;
  expect(problem?.values.example).toBe(`permissions: [${exact}]`);
  const { problems } = read(flats + chapter(6, `roles: { tenant: {} }\n${problem?.values.example}`));
  expect(problems.map(({ path }) => path)).toContain(
    `access.permissions.0.${/on: \[…/.test(exact) ? 'on' : 'roles'}.0`,
  );
});

test('of a transition whose takers cannot be read nobody is advised as one', () => {
  const takers = chapter(
    4,
    'flat: { states: { a: {}, b: {} }, transitions: { go: { from: a, to: b, by: { x: 1 } } } }',
  );
  const [, entities = ''] = /(.*)## 4/s.exec(flats) ?? [];
  const { problems } = read(entities + takers + chapter(6, 'roles: { tenant: {}, boss: {} }'));
  const told = problems.find(({ code }) => code === 'fact.permission');
  expect(told?.values.example).toBe('permissions: [{ roles: […], can: [list, read, go], on: [flat] }]');
});

/** A verb that is a transition says what it is done to; one that nobody knows is asked about, and opens nothing else. */
test.each<[access: string, exact: string]>([
  ['tenant: sign contracts', '{ can: [list, read, sign], on: [contract] }'],
  ['tenant: sign', '{ can: [list, read, sign], on: [contract] }'],
  [
    'tenant: signs contracts, edits flats',
    '{ can: [list, read, sign], on: [contract] }, { can: [list, read, update], on: [flat] }',
  ],
  ['tenant: { may: [sign, create] }', '{ can: [list, read, sign], on: [contract] }, { can: [create], on: […] }'],
  ['tenant: can return contracts', '{ can: [return], on: [contract] }'],
  ['tenant: "read flats, contract annehmen"', '{ can: [list, read], on: [flat] }, { can: [annehmen], on: [contract] }'],
  ['tenant: darf contracts unterschreiben', '{ can: [unterschreiben], on: [contract] }'],
  ['permissions: [Tenants can sign contracts]', '{ can: [list, read, sign], on: [contract] }'],
  ['permissions: [Tenant may create and edit flats]', '{ can: [list, read, create, update], on: [flat] }'],
])('in chapter 6, %s: the verb is what may be done', (access, exact) => {
  const roles = access.startsWith('permissions') ? 'roles: { tenant: {} }\n' : '';
  const { problems } = read(flats + chapter(6, roles + access));
  const permissions = `permissions: [${exact.replaceAll('{ can', '{ roles: [tenant], can')}]`;
  expect(problems.map(({ values }) => values.example)).toEqual([
    roles ? permissions : `roles: { tenant: {} }\n${permissions}`,
  ]);
});

test('what may be done to nothing that is stated is told where it is no action', () => {
  const { problems } = read(
    flats + chapter(6, 'roles: { tenant: {} }\npermissions: [{ roles: [tenant], can: [sign contracts] }]'),
  );
  expect(problems.map(({ code, path }) => [code, path])).toEqual([['unknown.action', 'access.permissions.0.can.0']]);
});

test('only one of several roles may: the others are denied it, whatever they may do besides', () => {
  const shop = chapter(3, 'order: { fields: { price: money } }');
  const [problem] = read(
    shop +
      chapter(
        6,
        'roles: { boss: {}, clerk: {} }\npermissions:\n  - clerk can do everything\n  - only boss can delete orders',
      ),
  ).problems;
  const exact = String(problem?.values.example);
  expect(exact).toContain('{ roles: [clerk], can: [delete], on: [order], effect: deny }');
  expect(read(shop + chapter(6, `roles: { boss: {}, clerk: {} }\n${exact}`)).problems).toEqual([]);
});

test('a field beside a condition is where it is shown, and the condition stays', () => {
  const { problems } = read(
    chapter(3, 'order: { fields: { price: money } }') +
      chapter(5, 'r: { entity: order, assert: record.price > 0, field: price }'),
  );
  expect(problems.map(({ values }) => values.near)).toEqual(['at: [price]']);
});
