import { expect, test } from 'vitest';
import { chapter, found, shop, stated } from '../documents.ts';
import { read } from '../read.ts';

const inShop = (number: number, yaml: string) => (number === 3 ? '' : shop) + chapter(number, yaml);

test.each<[number, string, string]>([
  [1, 'purpose: { title: Shop }', 'title: Shop'],
  [2, 'pages: { bikes: { kind: list, entity: bike } }', 'bikes: { kind: list, entity: bike }'],
  [2, 'screens: { bikes: /bikes }', 'bikes: /bikes'],
  [3, 'tables: { boat: { name: text } }', 'boat: { name: text }'],
  [3, 'entities: [boat]', 'boat: {}'],
  [4, 'lifecycles: { bike: { states: { in: {} } } }', 'bike: { states: { in: {} } }'],
  [4, 'states: { bike: { states: [in] } }', 'bike: { states: [in] }'],
  [
    5,
    'constraints: { r: { entity: bike, assert: record.name != null } }',
    'r: { entity: bike, assert: record.name != null }',
  ],
  [
    6,
    'access: { roles: [clerk], permissions: [{ roles: [clerk], can: [list], on: [bike] }] }',
    'roles: [clerk]\npermissions: [{ roles: [clerk], can: [list], on: [bike] }]',
  ],
  [7, 'endpoints: { all: GET /bikes }', 'all: GET /bikes'],
  [3, 'entities: { boat: { type: text, name: text } }', 'boat: { type: text, name: text }'],
  [8, 'problems: { bike-taken: Bike is taken }', 'bike-taken: Bike is taken'],
  [8, 'errors: { bike-taken: Bike is taken }', 'bike-taken: Bike is taken'],
  [9, 'constants: { most: 10 }', 'most: 10'],
  [9, 'Einstellungen: { most: 10 }', 'most: 10'],
])('chapter %i, %s says what its heading says', (number, wrapped, bare) => {
  const [one, other] = [inShop(number, wrapped), inShop(number, bare)];
  expect(found(one)).toEqual([]);
  expect(stated(one)).toEqual(stated(other));
});

test.each<[number, string, string]>([
  [2, 'pages: { title: Pages, kind: list, entity: bike }', 'screens.pages'],
  [3, 'table: { seats: { type: integer } }', 'entities.table'],
  [3, 'field: [crop, size]', 'entities.field'],
  [3, 'fields: { name: { required: true } }', 'entities.fields'],
  [8, 'errors: { title: Errors }', 'errors.errors'],
  [9, 'limit: { value: 10 }', 'constants.limit'],
])('chapter %i, %s is one thing that is called so', (number, yaml, path) => {
  const { specification } = read(inShop(number, yaml));
  const [key = '', name = ''] = path.split('.');
  expect(Object.keys(Object(Reflect.get(specification, key)))).toEqual([name]);
});
