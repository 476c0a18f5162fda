import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const practice = chapter(
  3,
  'pet: { fields: { name: text } }\nbill: { fields: { due: date } }\n' +
    'visit: { fields: { pet: pet, start: datetime, price: money, note: text, status: [booked, paid] } }',
);
const path = 'path: /visits';
const problemsOf = (number: number, yaml: string) => read(practice + chapter(number, yaml)).problems;

/** What somebody writes who never saw the vocabulary, and the whole of it in its exact form. */
describe('a screen whose keys say what it is and what it shows is answered whole', () => {
  const paid = "record.status == 'paid'";
  test.each<[written: string, exact: string]>([
    ['list: visit', 'kind: list, entity: visit'],
    ['list: { entity: visit, columns: [note] }', 'kind: list, entity: visit, columns: [note]'],
    ['table: { of: visit, fields: [note], where: paid }', `kind: list, entity: visit, columns: [note], where: ${paid}`],
    ['kind: list, entity: visit, filter: { status: paid }', `kind: list, entity: visit, where: ${paid}`],
    ['board: visit', 'kind: list, entity: visit, as: board'],
    ['kind: board by status, entity: visit', 'kind: list, entity: visit, as: board'],
    ['form: visit', 'kind: create, entity: visit'],
    ['form: { entity: visit, fields: [note] }', 'kind: create, entity: visit, steps: [[note]]'],
    [
      'kind: dashboard, figures: [{ label: All, entity: visit }]',
      'kind: dashboard, widgets: [{ kind: figure, title: All, of: visit }]',
    ],
    [
      'dashboard: { figures: [{ title: Paid, count: visit, where: status == paid }], charts: [{ title: States, entity: visit, by: status }] }',
      `kind: dashboard, widgets: [{ kind: figure, title: Paid, where: ${paid}, of: visit }, { kind: bars, title: States, by: status, of: visit }]`,
    ],
  ])('%s', (written, exact) => {
    const problems = problemsOf(2, `a: { ${path}, ${written} }`);
    expect(problems.map(({ values }) => values.example)).toEqual([`a: { ${path}, ${exact} }`]);
    expect(problemsOf(2, String(problems[0]?.values.example))).toEqual([]);
  });

  test.each([
    ['status = paid', paid],
    ['status = paid and price > 5', `${paid} && record.price > 5`],
  ])('which records a list is of: %s', (written, where) => {
    const problems = problemsOf(2, `a: { ${path}, kind: list, entity: visit, where: ${written} }`);
    expect(problems.map(({ values }) => values.example)).toEqual([`where: ${where}`]);
    expect(problemsOf(2, `a: { ${path}, kind: list, entity: visit, where: ${where} }`)).toEqual([]);
  });

  test('a form at the address of a record changes it', () => {
    const [problem] = problemsOf(2, 'a: { path: /visits/:id, form: visit }');
    expect(problem?.values.example).toBe('a: { path: /visits/:id, kind: edit, entity: visit }');
  });

  test('what is to be said yet is left open', () => {
    const [problem] = problemsOf(2, 'a: { dashboard: [visits today, bills] }');
    expect(problem?.values.example).toBe(
      'a: { kind: dashboard, widgets: [{ kind: figure, title: visits today, of: visit, where: … today }, { kind: figure, title: bills, of: bill }] }',
    );
  });

  test.each<[written: string, exact: string]>([
    ['visits', 'of: visit'],
    ['number of visits where price > 100', 'of: visit, where: record.price > 100'],
    ['booked visits', "of: visit, where: record.status == 'booked'"],
    ['visits by status', 'of: visit, by: status'],
    ['average price per month', 'of: visit, by: start, per: month, aggregate: average, field: price'],
    [
      'total price by pet where paid',
      "of: visit, where: record.status == 'paid', by: pet, aggregate: sum, field: price",
    ],
    ['late bills where due < today', 'of: bill, where: … late && record.due < today()'],
    ['weather', 'of: …'],
  ])('a widget in words keeps all that they say: %s', (written, exact) => {
    const kind = exact.includes('per:') ? 'line' : exact.includes('by:') ? 'bars' : 'figure';
    const [problem, ...others] = problemsOf(2, `a: { ${path}, kind: dashboard, widgets: [${written}, { of: pet }] }`);
    expect(others).toEqual([]);
    expect(problem?.values.example).toBe(
      `widgets: [{ kind: ${kind}, title: ${written}, ${exact} }, { kind: figure, of: pet }]`,
    );
  });

  test('what is not understood is named by itself', () => {
    const problems = problemsOf(2, 'a: { list: visit, zoom: 3 }');
    expect(problems.map(({ values }) => values.key)).toEqual(['list', 'zoom']);
  });
});

describe('what means one thing is taken for it', () => {
  test.each<[written: string, stated: object]>([
    ['kind: list\n  entity: visit\n  views: board', { views: { board: { as: 'board' } } }],
    [
      'kind: list\n  entity: visit\n  views: [table, board]',
      { views: { table: { as: 'table' }, board: { as: 'board' } } },
    ],
    [
      'kind: list\n  entity: visit\n  views: { Kanban: {}, mine: { as: calendar } }',
      { views: { Kanban: { as: 'board' }, mine: { as: 'calendar' } } },
    ],
    ['kind: list\n  entity: visit\n  sort: price desc', { sort: ['-price'] }],
    ['kind: list\n  entity: visit\n  sort: start, price descending', { sort: ['start', '-price'] }],
    ['kind: list\n  entity: visit\n  sort: [by start asc, price absteigend]', { sort: ['start', '-price'] }],
    [
      'kind: dashboard\n  widgets: [{ type: figure, label: All, entity: visit }]',
      { widgets: [{ kind: 'figure', title: 'All', of: 'visit' }] },
    ],
    [
      'kind: detail\n  entity: visit\n  sections: [{ Titel: A, fields: [note] }]',
      { sections: [{ title: 'A', fields: ['note'] }] },
    ],
  ])('%s', (written, stated) => {
    const { problems, specification } = read(practice + chapter(2, `a:\n  ${written}`));
    expect(problems).toEqual([]);
    expect(specification.screens.a).toMatchObject(stated);
  });

  test.each<[written: string, errors: object]>([
    ['- 404 Not found\n- 403 Forbidden', { '404 Not found': { status: 404 }, '403 Forbidden': { status: 403 } }],
    ['404: Nothing here', { 404: { status: 404, title: 'Nothing here' } }],
    ['lost: 404', { lost: { status: 404 } }],
    ['404 lost: { status: 410 }', { '404 lost': { status: 410 } }],
  ])('%s', (written, errors) => {
    const { problems, specification } = read(chapter(8, written));
    expect(problems).toEqual([]);
    expect(specification.errors).toEqual(errors);
  });

  test('a mistake in an item is named where it stands', () => {
    const text = `${practice}${chapter(2, 'a:\n  kind: dashboard\n  widgets:\n    - label: All\n      entity: visit\n    - label: More\n      entity: vist')}`;
    const line = text.split('\n').findIndex((one) => one.endsWith('entity: vist')) + 1;
    expect(read(text).problems.map(({ line }) => line)).toEqual([line]);
  });
});

test.each<[written: string, exact: string]>([
  [
    'paths: { /visits: { get: { summary: All }, post: { summary: Book } } }',
    'get /visits: { title: All, method: get, path: /visits }\npost /visits: { title: Book, method: post, path: /visits }',
  ],
  ['/visits: { get: { summary: All } }', '/visits: { title: All, method: get, path: /visits }'],
])('calls of OpenAPI, %s', (written, exact) => {
  expect(problemsOf(7, written).map(({ values }) => values.example)).toEqual([exact]);
  expect(problemsOf(7, exact)).toEqual([]);
});

test.each<[written: string, exact: string]>([
  ['sum: = b * c', 'sum: { computed: record.b * record.c }'],
  ['sum: { type: number, formula: b * c }', 'computed: record.b * record.c'],
])('a field that is worked out, %s', (written, exact) => {
  const { problems } = read(chapter(3, `t: { fields: { ${written}, b: number, c: number } }`));
  expect(problems.map(({ values }) => values.example)).toEqual([exact]);
});

test.each([
  [1, 'base url: https://api.example.com/v1'],
  [7, 'baseUrl: https://api.example.com/v1'],
])('where the server is belongs to a build: chapter %d, %s', (number, yaml) => {
  const [problem, ...others] = read(chapter(number, yaml)).problems;
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'fact.server', values: { address: 'https://api.example.com/v1' } });
});

test.each<[words: string, exact: string]>([
  ['board', '{ as: board, where: none }'],
  ['Tafel nach Zustand', '{ as: board, where: none }'],
  ['calendar by start', '{ as: calendar, on: start, where: none }'],
  ['price > 10', '{ where: record.price > 10 }'],
  ['paid', "{ where: record.status == 'paid' }"],
  ['the best ones', '{ where: … the best ones }'],
])('a view in a word is laid out so, or says which records are in it: %s', (words, exact) => {
  const list = (view: string) => `a: { ${path}, kind: list, entity: visit, views: { v: ${view} } }`;
  const [problem, ...others] = problemsOf(2, list(words));
  expect(others).toEqual([]);
  expect(problem?.values.example).toBe(`v: ${exact}`);
  if (!exact.includes('…')) expect(problemsOf(2, list(exact))).toEqual([]);
});
