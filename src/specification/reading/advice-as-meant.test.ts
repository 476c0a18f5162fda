import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const entities = chapter(
  3,
  'plot: { fields: { number: integer, size: number, status: text, tenant: member, rent: money } }\nmember: { fields: { name: text } }',
);
const states = chapter(4, 'plot: { field: status, initial: free, states: [free, rented] }');

test.each<[said: string, number: number, yaml: string, exact: string]>([
  [
    'what a transition asks for',
    4,
    'plot: { field: status, states: [free, rented], transitions: { rent: "free -> rented, asks tenant and rent" } }',
    'rent: { from: [free], to: rented, asks: [tenant, rent] }',
  ],
  [
    'and what no field is called stays in its words',
    4,
    'plot: { field: status, states: [free, rented], transitions: { rent: "free -> rented, asks tenant and deposit" } }',
    'rent: { from: [free], to: rented, description: asks tenant and deposit }',
  ],
  [
    'columns, of which one is called as a type',
    2,
    'plots: { kind: list, entity: plot, columns: number, size, rent }',
    'columns: [number, size, rent]',
  ],
  [
    'whose records a view has',
    2,
    'plots: { kind: list, entity: plot, views: { mine: tenant is me } }',
    'mine: { where: record.tenant == subject.id }',
  ],
  [
    'that a field is answered',
    2,
    'plots: { kind: list, entity: plot, where: tenant is set }',
    'where: record.tenant != null',
  ],
  [
    'that it is not',
    2,
    'plots: { kind: list, entity: plot, where: tenant is not set }',
    'where: record.tenant == null',
  ],
  ['that it is empty', 2, 'plots: { kind: list, entity: plot, where: rent is empty }', 'where: record.rent == null'],
  [
    'that it is of somebody else',
    2,
    'plots: { kind: list, entity: plot, where: tenant is not me }',
    'where: record.tenant != subject.id',
  ],
  ['who the users are', 6, 'roles: { board: {} }\nusers: member', 'users: { entity: member, roles: roles }'],
])('%s is advised as it was meant', (_said, number, yaml, exact) => {
  const { problems } = read(entities + (number === 4 ? '' : states) + chapter(number, yaml));
  expect(problems.map(({ values }) => values.example)).toContain(exact);
});

test.each([
  ['date, default in 4 weeks', '{ type: string, format: date, default: =today() + days(28) }'],
  ['list of board, warden, member', '{ type: array, items: { enum: [board, warden, member] } }'],
])('a field %j is advised as %s', (written, exact) => {
  const [problem] = read(chapter(3, `plot:\n  fields:\n    one: ${written}`)).problems;
  expect(problem?.values.example).toBe(`one: ${exact}`);
  expect(read(chapter(3, `plot:\n  fields:\n    one: ${exact}`)).problems).toEqual([]);
});

test('the bracket that is missing is the inner one', () => {
  const { problems } = read(chapter(2, 'plots: { kind: list, columns: [number, size }\nothers: { kind: list }'));
  expect(problems.map(({ code, values }) => [code, values.bracket])).toContainEqual(['yaml.open', ']']);
});

test('a day of the year is no amount', () => {
  expect(read(chapter(9, 'due: 1 April\nweg: 3. Mai')).problems).toEqual([]);
  expect(read(chapter(9, 'due: 1 parsec')).problems.map(({ code }) => code)).toEqual(['constant.unit']);
});
