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
  ['{ can: read own contracts, when: record.flat != null }', '{ can: [list, read], on: [contract], when: … }'],
  ['can delete', '{ can: [list, read, delete], on: […] }'],
  ['can read own flats', '{ can: [list, read], on: [flat], when: … own }'],
  ['can edit flats in May', '{ can: [list, read, update], on: [flat], when: … in May }'],
  ['read flats, no rent', '{ can: [list, read], on: [flat], fields: [street, size] }'],
  ['can read flats without rent and size', '{ can: [list, read], on: [flat], fields: [street] }'],
  ['flats lesen, ohne rent', '{ can: [list, read], on: [flat], fields: [street, size] }'],
  ['flats lesen, kein Keller', '{ can: [list, read], on: [flat], when: … without Keller }'],
  ['read flats, no money', '{ can: [list, read], on: [flat], when: … without money }'],
  ['everything except contracts', '{ can: all, on: all }, { can: all, on: [contract], effect: deny }'],
  [
    'edit flats but not delete',
    '{ can: [list, read, update], on: [flat] }, { can: [delete], on: [flat], effect: deny }',
  ],
  ['can sign contracts', '{ can: [list, read, sign], on: [contract] }'],
  [
    'read flats, contract annehmen',
    '{ can: [list, read], on: [flat] }, { can: [list, read], on: [contract], when: … annehmen }',
  ],
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
