import { expect, test } from 'vitest';
import { chapter, messages, stated } from './documents.ts';
import { read } from './read.ts';

const boats = chapter(3, 'boat: { name: text, price: number }\nouting: [name, on]');

/** What stands behind a comma in braces is a name of its own: told where it goes on with what stands in front of it. */
test.each([
  [3, 'boat: { fields: { name: text, required, price: money } }', 'required', 'name: "text, required"'],
  [3, 'boat: { fields: { length: number, in metres } }', 'in metres', 'length: "number, in metres"'],
  [
    4,
    'boat: { transitions: { bring: out -> in, by the warden } }',
    'by the warden',
    'bring: "out -> in, by the warden"',
  ],
  [8, '{ taken: Somebody has it, sorry }', 'sorry', 'taken: "Somebody has it, sorry"'],
  [1, 'audience: { members: people who row, and guests }', 'and guests', 'members: "people who row, and guests"'],
])('%i, %s', (number, yaml, written, example) => {
  const said = messages(chapter(number, yaml)).filter((one) => one.includes('behind the comma'));
  expect(said).toEqual([expect.stringContaining(`'${written}' is a name of its own`)]);
  expect(said[0]).toContain(`write \`${example}\``);
});

test.each([
  [3, 'boat: { fields: { name: text, price, first name } }'],
  [6, 'roles: { clerk, boss }'],
  [4, 'boat: { states: { in, out } }'],
  [9, '{ fee, most: 3, least }'],
])('names beside one another are names: %i, %s', (number, yaml) => {
  expect(messages(chapter(number, yaml)).filter((one) => one.includes('behind the comma'))).toEqual([]);
});

/** The whole of what is written is in what is advised. */
test.each([
  [
    6,
    'permissions: { member: may see boats, edit outings }',
    '{ roles: [member], can: [list, read], on: [boat] }, { roles: [member], can: [list, read, update], on: [outing] }',
  ],
  [6, 'permissions: { member: may see boats, plan outings }', 'can: [plan], on: [outing] }'],
  [6, 'roles: { member: may see boats, edit outings }', 'can: [list, read, update], on: [outing]'],
  [6, 'roles: [member]\nmember: { can: see boats, edit outings }', 'can: [list, read, update], on: [outing]'],
  [2, 'boats: { title: Boats, and oars, kind: list }', 'title: "Boats, and oars"'],
  [2, 'boats: list of boats, by price', 'description: "list of boats, by price"'],
  [4, 'boat: { states: { free: on the rack, ready } }', 'free: { title: "on the rack, ready" }'],
  [4, 'boat: { states: [in, out], transitions: { take: in -> out when paid } }', 'to: out, guard: … paid }'],
  [5, 'r: price must be positive, and less than 100', 'assert: record.price > 0 && record.price < 100,'],
  [5, 'r: price must be positive or at most 3', 'assert: record.price > 0 || record.price <= 3,'],
  [5, 'r: price must be positive when it is sold', 'when: … it is sold, assert: record.price > 0 }'],
  [5, 'r: price must not be fair', 'r: { title: price must not be fair'],
  [5, 'r: price must not be set', 'assert: record.price == null,'],
  [5, 'boat: { price: must be positive, at most 100 }', 'assert: record.price > 0 && record.price <= 100,'],
  [7, 'boats: GET /boats, with pages', 'title: with pages, method: get, path: /boats,'],
])('%i, %s', (number, yaml, advised) => {
  expect(messages(boats + chapter(number, yaml)).join('\n')).toContain(advised);
});

/** Sentences and lists of a document that nobody wrote for a machine. */
test.each([
  [
    3,
    'song: Titel, Stimmen (SATB), Anzahl der Seiten',
    'fields: { Titel: {}, Stimmen: { description: SATB }, Anzahl der Seiten: {} }',
  ],
  [3, 'song:\n  - name\n  - month (1-12)', 'month: { description: 1-12 }'],
  [3, 'song:\n  name: text\n  months: Jan - Dec', 'months: { description: Jan - Dec }'],
  [
    3,
    'song:\n  name: text\n  sheet: "a picture, up to 2 MB"',
    'sheet: { type: string, format: image, maxSize: 2000000 }',
  ],
  [4, 'boat: in -> out, or lost', 'out: {}, lost: {}'],
  [5, 'r: name is required when price is more than 100', 'when: record.price > 100, assert: record.name != null'],
  [6, 'roles: [member (who rows), boss]', 'member: { description: who rows }'],
  [6, 'roles: [member]\npermissions: [members can add boats, nobody sells boats]', 'when: … nobody sells boats'],
  [7, '- GET /boats\n- POST /boats for a new one', 'title: for a new one, method: post'],
  [
    9,
    '- at most 3 boats\n- price = 20\n- it ends after 14 days',
    'title: it ends after 14 days, value: 14, unit: days',
  ],
])('%i, %s', (number, yaml, advised) => {
  expect(messages(boats + chapter(number, yaml)).join('\n')).toContain(advised);
});

test('a field is no title of its entity, in whatever language', () => {
  const { entities } = stated(chapter(3, 'werk: { titel: Text, seiten: ganze Zahl }'));
  expect(entities.werk).toEqual({ fields: { titel: { type: 'string' }, seiten: { type: 'integer' } } });
});

test('a key that every object has is read as any other', () => {
  const { problems, gaps } = read(chapter(2, 'a: { entity: boat,toString, title: Boats }'));
  for (const { line } of [...problems, ...gaps]) expect(line).toBeGreaterThan(0);
});

test('a name alone beside fields is one of them', () => {
  const { entities } = stated(chapter(3, 'boat: { name: text, price, weight: number }'));
  expect(entities.boat?.fields).toEqual({ name: { type: 'string' }, price: {}, weight: { type: 'number' } });
});
