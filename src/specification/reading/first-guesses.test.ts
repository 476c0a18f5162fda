import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const practice = chapter(
  3,
  'owner: { fields: { name: text } }\npet: { fields: { name: text, owner: owner } }\n' +
    'visit: { fields: { pet: pet, start: datetime, end: datetime, price: money, seats: integer, note: text, ' +
    'status: [booked, arrived, paid, cancelled] } }\nbill: { fields: { due: date, note: text } }',
);
const lifecycle = chapter(4, 'visit: { field: status, states: [booked, arrived, paid, cancelled] }');
/** What somebody is told who never saw the vocabulary: the exact form of what is written. */
const advisedOn = (number: number, yaml: string, before = practice) =>
  read(before + chapter(number, yaml)).problems.map(({ values }) => values.example ?? values.exact ?? values.near);

describe('rights are answered with all that was said, and no more', () => {
  const visits = '{ roles: [vet], can: [list, read, create, update], on: [visit] }';
  const denied = '{ roles: [vet], can: [delete], on: [visit], effect: deny }';
  test.each<[written: string, exact: string]>([
    ['vet: can create and edit visits', `roles: { vet: {} }\npermissions: [${visits}]`],
    ['vet: Vets can create and edit visits', `roles: { vet: {} }\npermissions: [${visits}]`],
    ['vet: can create and edit visits, but may not delete', `roles: { vet: {} }\npermissions: [${visits}, ${denied}]`],
    [
      'vet: can create and edit visits but may not delete them',
      `roles: { vet: {} }\npermissions: [${visits}, ${denied}]`,
    ],
    [
      'vet: darf visits anlegen und ändern, darf sie aber nicht löschen',
      `roles: { vet: {} }\npermissions: [${visits}, ${denied}]`,
    ],
    ['vet: "[create, edit] visit"', `roles: { vet: {} }\npermissions: [${visits}]`],
    ['vet: [create, edit] visit', 'vet: "[create, edit] visit"'],
    [
      'vet: can read everything and edit visits',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read], on: all }, { roles: [vet], can: [list, read, update], on: [visit] }]',
    ],
    [
      'vet: does not delete visits',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [delete], on: [visit], effect: deny }]',
    ],
    [
      'vet: should not edit bills',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [update], on: [bill], effect: deny }]',
    ],
    ['vet: Vet', 'roles: { vet: { title: Vet } }'],
    [
      'vet: create and edit visits\nboss: The boss\nguest: nothing',
      `roles: { vet: {}, boss: { title: The boss }, guest: {} }\npermissions: [${visits}]`,
    ],
    ['vet: { can: "create, edit", what: visits }', `roles: { vet: {} }\npermissions: [${visits}]`],
    [
      'roles:\n  - { name: vet, can: [create, edit], on: [visit] }\n  - boss',
      `roles: { vet: {}, boss: {} }\npermissions: [${visits}]`,
    ],
    [
      'vet: { visit: CRUD, bill: r }',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read, create, update, delete], on: [visit] }, { roles: [vet], can: [list, read], on: [bill] }]',
    ],
    [
      'visit: { vet: rw, boss: everything }',
      'roles: { vet: {}, boss: {} }\npermissions: [{ roles: [vet], can: [list, read, update], on: [visit] }, { roles: [boss], can: all, on: [visit] }]',
    ],
    [
      'As a vet, I can read visits.',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read], on: [visit] }]',
    ],
    [
      'vet: darf seats nicht sehen',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read], on: [visit], fields: [seats], effect: deny }]',
    ],
    ['vet: readonly', 'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read], on: […] }]'],
    ['vet: Dr', 'roles: { vet: { title: Dr } }'],
    ['guest: none', 'roles: { guest: {} }\npermissions: none'],
    ['roles: { guest: none }', 'roles: { guest: {} }\npermissions: none'],
    [
      'vet: crud on visits',
      'roles: { vet: {} }\npermissions: [{ roles: [vet], can: [list, read, create, update, delete], on: [visit] }]',
    ],
    [
      'Only the boss may see bills. Nobody may delete a visit.',
      'roles: { boss: {} }\npermissions: [{ roles: [boss], can: [list, read], on: [bill] }, { roles: […], can: [delete], on: [visit], effect: deny }]',
    ],
    [
      'roles: [vet, boss]\npermissions: Everyone may see bills. Nobody may delete a visit.',
      'permissions: [{ roles: [vet, boss], can: [list, read], on: [bill] }, { roles: [vet, boss], can: [delete], on: [visit], effect: deny }]',
    ],
    [
      'visit: { read: everyone, delete: admin, edit: nobody }\nbill: { read: admin }',
      'roles: { admin: {} }\npermissions: [{ roles: […], can: [list, read], on: [visit] }, { roles: [admin], can: [list, read, delete], on: [visit] }, { roles: [admin], can: [list, read], on: [bill] }]',
    ],
    [
      'roles: [vet]\nguest: cannot see bills',
      'roles: { vet: {}, guest: {} }\npermissions: [{ roles: [guest], can: [list, read], on: [bill], effect: deny }]',
    ],
  ])('%s', (written, exact) => {
    expect([...new Set(advisedOn(6, written))]).toEqual([exact]);
  });
});

describe('rules are answered as conditions of what they speak of', () => {
  test.each<[written: string, exact: string]>([
    ['a: start >= now', 'a: { entity: visit, assert: record.start >= now(), at: [start] }'],
    [
      'a: the visit may not start in the past',
      'a: { title: X, entity: visit, assert: record.start >= now(), at: [start] }',
    ],
    [
      'a: A bill may not be due in the past.',
      'a: { title: X, entity: bill, assert: record.due >= today(), at: [due] }',
    ],
    ['a: A bill must be in the future', 'a: { title: X, entity: bill, assert: record.due > today(), at: [due] }'],
    [
      'a: The end of a visit must be after its start.',
      'a: { title: X, entity: visit, assert: record.end > record.start, at: [end] }',
    ],
    ['a: Owners need a name.', 'a: { title: X, entity: owner, assert: record.name != null, at: [name] }'],
    ['a: pet name at least 2 letters', 'a: { title: X, entity: pet, assert: size(record.name) >= 2, at: [name] }'],
    [
      'a: seats between 1 and 4',
      'a: { title: X, entity: visit, assert: record.seats >= 1 && record.seats <= 4, at: [seats] }',
    ],
    [
      'visit: price is required when paid',
      "visit: { title: X, entity: visit, when: record.status == 'paid', assert: record.price != null }",
    ],
    [
      'visit: [price is required when paid, end after start]',
      "visit: { title: X, entity: visit, when: record.status == 'paid', assert: record.price != null }\nvisit 2: { title: X, entity: visit, assert: record.end > record.start, at: [end] }",
    ],
    ['a: { entity: visit, assert: start >= now }', 'assert: record.start >= now()'],
    ['a: { entity: visit, when: status = paid, assert: record.price > 0 }', "when: record.status == 'paid'"],
    ['a: due < today + 30 days', 'a: { entity: bill, assert: record.due < today() + days(30), at: [due] }'],
    ['a: { entity: bill, assert: due < today + 2 weeks }', 'assert: record.due < today() + days(14)'],
    ['a: bill.due <= today + 2 years', 'a: { entity: bill, assert: "record.due <= addYears(today(), 2)", at: [due] }'],
    ['a: NOT (visit.price < 0)', 'a: { entity: visit, assert: "!(record.price < 0)", at: [price] }'],
    ['a: { visit: price > 0 }', 'a: { entity: visit, assert: record.price > 0, at: [price] }'],
    ["a: { entity: visit, when: record.$state == 'paid', assert: record.price > 0 }", "when: record.status == 'paid'"],
    ['a: prices must be sane', 'a: { title: X, entity: visit }'],
  ])('%s', (written, exact) => {
    const told = advisedOn(5, written, practice + lifecycle).map((one) =>
      one?.replaceAll(/title: (?:"[^"]*"|[^,}]*[^,} ])/g, 'title: X'),
    );
    expect(told).toEqual([exact]);
  });
});

test('a rule speaks of a state whose lifecycle is still to be answered', () => {
  const told = advisedOn(5, 'visit: price is required when paid', practice + chapter(4, 'visit: booked -> paid'));
  expect(told[1]).toContain("when: record.status == 'paid'");
  const listed = advisedOn(
    5,
    '- price is required when paid\n- end after start',
    practice + chapter(4, 'visit: booked -> paid'),
  );
  expect(listed.at(-1)).toContain("when: record.status == 'paid'");
});

describe('screens, calls and entities in a few words', () => {
  test.each<[number: number, written: string, exact: string]>([
    [2, '/visits: list of visits', '/visits: { path: /visits, kind: list, entity: visit }'],
    [2, '/visits/:id: VisitDetails', '/visits/:id: { path: /visits/:id, kind: detail, entity: visit }'],
    [2, '/visits/:id: VisitPage', '/visits/:id: { path: /visits/:id, kind: text }'],
    [
      2,
      'visits, bills',
      'visits: { path: /visits, kind: list, entity: visit }\nbills: { path: /bills, kind: list, entity: bill }',
    ],
    [3, 'dogs and cats', 'dog: { fields: { name: { type: string } } }\ncat: { fields: { name: { type: string } } }'],
    [
      7,
      'list: GET https://vet.example/api/visits',
      'list: { method: get, path: /api/visits, does: list, entity: visit }',
    ],
    [
      7,
      'visits: { get: all visits, post: a new one }',
      'get visits: { title: all visits, method: get, path: /visits }\npost visits: { title: a new one, method: post, path: /visits }',
    ],
    [9, '- VAT = 19 %\n- Shipping is 4,90 €', 'VAT: 19 %\nShipping: 4,90 €'],
    [
      9,
      '- about 4,90 € each\n- about 3 days',
      'name: { title: "about 4,90 € each", value: 4.90 }\nname 2: { title: about 3 days, value: 3, unit: days }',
    ],
    [7, 'list: https://vet.example/visits', 'list: { method: get, path: /visits, does: list, entity: visit }'],
  ])('in chapter %i, %s', (number, written, exact) => {
    expect(advisedOn(number, written)).toEqual([exact]);
  });

  test('what other tools call the entity of a screen is taken for it', () => {
    const { problems, specification } = read(practice + chapter(2, 'visits: { kind: list, model: visit }'));
    expect(problems).toEqual([]);
    expect(specification.screens.visits).toEqual({ kind: 'list', entity: 'visit' });
  });
});

test('a screen with one of an entity shows it', () => {
  expect(advisedOn(2, 'Boot: Ansicht eines Boots', chapter(3, 'Boot: { fields: { Name: text } }'))).toEqual([
    'Boot: { path: /Boot/:id, kind: detail, entity: Boot }',
  ]);
});

describe('that there is none of it is understood in the language of the document', () => {
  test.each(['keine', 'Keine.', 'nichts', 'kein', 'nothing', 'None.', 'لا شيء', 'لا يوجد', 'なし', 'なし。'])(
    '%s',
    (word) => {
      const { problems, specification } = read(chapter(7, word) + chapter(8, word));
      expect(problems).toEqual([]);
      expect(specification.chapters.map(({ state }) => state).slice(6, 8)).toEqual(['none', 'none']);
    },
  );

  test('of a chapter that decides over access it is answered', () => {
    expect(advisedOn(6, 'keine', '')).toEqual(['none']);
  });
});

describe('what the product is for', () => {
  test.each<[written: string, exact: object]>([
    ['who: reception, vets, owners', { audience: { reception: {}, vets: {}, owners: {} } }],
    ['Zusammenfassung: Boote buchen', { summary: 'Boote buchen' }],
    ['description: Book boats', { summary: 'Book boats' }],
  ])('%s', (written, exact) => {
    const { problems, specification } = read(chapter(1, written));
    expect(problems).toEqual([]);
    expect(specification.purpose).toEqual(exact);
  });

  test('a currency that may be several is answered with the usual one', () => {
    expect(advisedOn(1, 'currency: dollars', '')).toEqual(['currency: USD']);
  });
});
