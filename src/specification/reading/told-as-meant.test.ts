import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const members = 'member: { fields: { name: text } }\n';
const tickets = `${members}ticket: { fields: { title: text, number: integer, urgent: boolean, due: date, owner: { type: reference, to: member } } }`;
const roles = 'roles: { admin: {}, member: {} }\nusers: { entity: member }\n';

/** The one form that is advised. */
function advised(text: string): string {
  const [problem, ...others] = read(text).problems;
  expect(others).toEqual([]);
  return String(problem?.values.example);
}

const inFields = (field: string) => chapter(3, `${members}ticket:\n  fields:\n    title: text\n    x: ${field}`);

describe('what is said of a field', () => {
  test.each<[field: string, facts: string]>([
    ['red, green and blue', '{ enum: [red, green, blue] }'],
    ['red, green, or blue', '{ enum: [red, green, blue] }'],
    ['eines von rot, grün und blau', '{ enum: [rot, grün, blau] }'],
    ['{ type: varchar(255) }', '{ type: string, maxLength: 255 }'],
    ['{ type: decimal(10,2), required: true }', '{ type: number, multipleOf: 0.01, required: true }'],
    ['text /^ticket/', '{ type: string, pattern: ^ticket }'],
    ['string matching ^[A-Z]+$', '{ type: string, pattern: "^[A-Z]+$" }'],
    ['computed from title', '{ computed: record.title }'],
    ['{ hasMany: member }', '{ type: array, items: { type: reference, to: member } }'],
  ])('%s', (field, facts) => {
    expect(advised(inFields(field))).toBe(`x: ${facts}`);
    expect(read(inFields(facts)).problems).toEqual([]);
  });

  test.each<[field: string, facts: object]>([
    ['one of red, green and blue', { enum: ['red', 'green', 'blue'] }],
    ['choice of small, medium and large, required', { enum: ['small', 'medium', 'large'], required: true }],
    ['{ enum: "red, green or blue" }', { enum: ['red', 'green', 'blue'] }],
    // What joins in one of them joins in the last one as well.
    ['{ enum: "bread and butter, salt and pepper" }', { enum: ['bread and butter', 'salt and pepper'] }],
    ['{ belongsTo: member }', { to: 'member' }],
    ['{ type: time, min: "09:00" }', { type: 'string', format: 'time', minimum: '09:00' }],
    ['{ type: duration, max: PT8H }', { type: 'string', format: 'duration', maximum: 'PT8H' }],
    ['{ type: text, required: "true" }', { type: 'string', required: true }],
  ])('%s is taken', (field, facts) => {
    const { problems, specification } = read(inFields(field));
    expect(problems).toEqual([]);
    expect(specification.entities.ticket?.fields?.x).toEqual(facts);
  });

  test('a call in braces is one value, whatever its commas part', () => {
    const { problems, specification } = read(chapter(3, 'ticket: { fields: { size: enum(S, M), due: date } }'));
    expect(problems).toEqual([]);
    expect(specification.entities.ticket?.fields).toMatchObject({
      size: { enum: ['S', 'M'] },
      due: { format: 'date' },
    });
  });

  test.each(['n/a', '?', 'tbd', 'unklar'])('%s is still to be said', (field) => {
    const [problem, ...others] = read(inFields(JSON.stringify(field))).problems;
    expect([others, problem?.code, problem?.values.written]).toEqual([[], 'open.value', field]);
  });
});

test.each<[field: string, rule: string]>([
  ['{ type: date, max: today }', 'latest x: { entity: ticket, assert: record.x <= today(), at: [x] }'],
  [
    '{ type: date, minimum: 2026-01-01 }',
    "earliest x: { entity: ticket, assert: record.x >= date('2026-01-01'), at: [x] }",
  ],
  ['{ type: datetime, min: now }', 'earliest x: { entity: ticket, assert: record.x >= now(), at: [x] }'],
])('the limit of a day is a rule: %s', (field, rule) => {
  expect(advised(inFields(field))).toBe(rule);
  const format = field.includes('datetime') ? 'datetime' : 'date';
  expect(read(inFields(format) + chapter(5, rule)).problems).toEqual([]);
});

test.each(['unique: per title', 'unique: [title]'])('what is unique among some is stated of the entity: %s', (fact) => {
  expect(advised(inFields(`{ type: text, ${fact} }`))).toBe('unique: [[title, x]]');
});

test('fields that are unique together are a group', () => {
  const ticket = (unique: string) => chapter(3, `ticket: { fields: { title: text, number: integer }, ${unique} }`);
  expect(advised(ticket('unique: [title, number]'))).toBe('unique: [[title, number]]');
  expect(read(ticket('unique: [[title, number]]')).problems).toEqual([]);
});

test.each<[display: string, meant: string]>([
  ['record.number + record.title', "=string(record.number) + ' ' + record.title"],
  ['title and number', "=record.title + ' ' + string(record.number)"],
  ['"{number}: {title}"', '"=string(record.number) + \': \' + record.title"'],
])('a record is called by several of its fields: %s', (display, meant) => {
  const ticket = (called: string) =>
    chapter(3, `ticket:\n  display: ${called}\n  fields: { title: text, number: integer }`);
  expect(advised(ticket(display))).toBe(`display: ${meant}`);
  expect(read(ticket(meant)).problems).toEqual([]);
});

describe('rules', () => {
  const rule = (assert: string) => chapter(3, tickets) + chapter(5, `r: { entity: ticket, assert: ${assert} }`);

  test.each<[assert: string, meant: string]>([
    ['not record.urgent', '"!record.urgent"'],
    ['not urgent and due != null', '"!record.urgent && record.due != null"'],
    ['!record.urgent', '"!record.urgent"'],
    ['if record.urgent then record.due != null', '"!(record.urgent) || record.due != null"'],
    ['records.ticket.all(t, t.title != record.title)', '"records.ticket.all(t, t.title != record.title)"'],
  ])('%s', (assert, meant) => {
    expect(advised(rule(assert))).toBe(`assert: ${meant}`);
    expect(read(rule(meant)).problems).toEqual([]);
  });
});

describe('permissions', () => {
  test.each<[permission: string, meant: string]>([
    [
      '{ role: member, can: [read, update], on: ticket, own: true }',
      '{ roles: [member], can: [list, read, update], on: [ticket], when: record.owner == subject.id }',
    ],
    ['member cannot delete ticket', '{ roles: [member], can: [delete], on: [ticket], effect: deny }'],
    ['{ role: "*", can: read, on: ticket }', '{ roles: [admin, member], can: [list, read], on: [ticket] }'],
  ])('%s', (permission, meant) => {
    const access = (one: string) => chapter(3, tickets) + chapter(6, `${roles}permissions:\n  - ${one}`);
    expect(advised(access(permission))).toBe(`permissions: [${meant}]`);
    expect(read(access(meant)).problems).toEqual([]);
  });
});

test('a call that gets something reads it', () => {
  const { problems } = read(
    chapter(3, tickets) + chapter(7, 'c: { method: GET, path: "/tickets/{id}", does: get, entity: ticket }'),
  );
  expect(problems.map(({ code, values }) => [code, values.names])).toEqual([['unknown.action', 'read']]);
});

test.each<[list: string, meant: string]>([
  ['columns: title, number, description', 'columns: [title, number, description]'],
  ['sort: -due, title', 'sort: [-due, title]'],
])('words behind a comma are items of a list, also where they are keys: %s', (list, meant) => {
  const words = list.includes('description') ? 'description: text, ' : '';
  const screens = (columns: string) =>
    chapter(2, `t: { path: /t, kind: list, entity: ticket, ${columns} }`) +
    chapter(3, `ticket: { fields: { ${words}title: text, number: integer, due: date } }`);
  expect(advised(screens(list))).toBe(meant);
  expect(read(screens(meant)).problems).toEqual([]);
});

test.each<[constant: string, meant: string]>([
  ['1,000 EUR', '{ value: 1000, unit: EUR }'],
  ['1_000', '{ value: 1000 }'],
  ['24 * 60', '{ value: 1440 }'],
  ['0.1 + 0.2', '{ value: 0.3 }'],
  ['at most 5', '{ value: 5 }'],
  ['½ day', '{ value: 0.5, unit: day }'],
])('a constant that nothing could be counted with is told as a number: %s', (constant, meant) => {
  expect(advised(chapter(9, `a: ${constant}`))).toBe(`a: ${meant}`);
  expect(read(chapter(9, `a: ${meant}`)).problems).toEqual([]);
});

test.each<[block: string, meant: string]>([
  ['{ a: 12,50 EUR }', 'a: { value: 12.50, unit: EUR }'],
  ['a: { value: 1,000 EUR }', 'value: 1000, unit: EUR'],
])('what a comma tears off a number in braces leaves nothing behind: %s', (block, meant) => {
  expect(advised(chapter(9, block))).toBe(meant);
  expect(read(chapter(9, block)).specification.constants).toEqual({ a: {} });
});
