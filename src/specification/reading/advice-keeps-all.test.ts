import { describe, expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const shop = chapter(
  3,
  'film: { fields: { title: text, daily fee: money, copies: integer } }\nuser: { fields: { name: text } }\n' +
    'rental: { fields: { film: film, state: text } }',
);
const roles = chapter(6, 'roles: [librarian, manager]');
const advised = (number: number, yaml: string) =>
  read(shop + roles + chapter(number, yaml)).problems.flatMap(({ values: { example } }) => example ?? []);

describe('what is said of fields is kept, or left open', () => {
  test.each<[yaml: string, exact: string]>([
    ['x: { Bezeichnung: "Text, max. 60 Zeichen", Art: [a, b] }', 'Bezeichnung: { type: string, maxLength: 60 }'],
    ['x: { Bezeichnung: Text (max. 60 Zeichen) }', 'Bezeichnung: { type: string, maxLength: 60 }'],
    ['x: { name: text, Farbe: "eine von rot, grün" }', 'Farbe: { enum: [rot, grün] }'],
    ['x: { Baujahr: Ganzzahl zwischen 1800 und heute }', 'Baujahr: { type: integer, …: zwischen 1800 und heute }'],
    ['x: { born: Datum in der Vergangenheit }', 'born: { type: string, format: date, …: in der Vergangenheit }'],
    ['x: { fee: film.daily fee * days }', 'fee: { computed: film.daily fee * days }'],
    ['x: { per night: money, total: per night * 3 }', 'total: { computed: "record[\'per night\'] * 3" }'],
    ['x: { due: "date, default: today + 14 days" }', 'default: =today() + days(14)'],
    ['x: { by: cash | bar }', 'by: { enum: [cash, bar] }'],
    ['x: { cover: jpg or png up to 2 MB }', 'cover: { description: jpg or png up to 2 MB }'],
    ['x: { fee: "DECIMAL(4,2) CHECK (fee > 0)" }', 'fee: { type: number, …: CHECK (fee > 0) }'],
    ['x: { extras: "[walk, bath], multiple" }', 'extras: { type: array, items: { enum: [walk, bath] } }'],
    [
      'x: { name: text, place: { street: text, zip: 5 digits } }',
      'fields: { name: text, place: { street: text, zip: 5 digits } }',
    ],
  ])('%s', (yaml, exact) => {
    expect(advised(3, yaml).join('\n')).toContain(exact);
  });

  test.each<[yaml: string, field: string, facts: object]>([
    [
      'book: { title: string, loans: { type: array, items: { type: string } }, status: { enum: [in, out] } }',
      'status',
      { enum: ['in', 'out'] },
    ],
    ['book: { title: string, note: { description: In pencil. } }', 'note', { description: 'In pencil.' }],
    ['book: [film -> film (required), name (text)]', 'film', { type: 'reference', to: 'film', required: true }],
    ["book: { title: text, by: \"ENUM('Ada','Ben')\" }", 'by', { enum: ['Ada', 'Ben'] }],
    ['book: { title: text, code: VARCHAR(8) PRIMARY KEY }', 'code', { type: 'string', maxLength: 8, unique: true }],
    ['book: { note: { type: string, format: textarea } }', 'note', { type: 'string', format: 'multiline' }],
    ['book: { title: text, kind: "Auswahl aus Roman, Lyrik" }', 'kind', { enum: ['Roman', 'Lyrik'] }],
  ])('%s is taken', (yaml, field, facts) => {
    const { specification, problems } = read(shop + chapter(3, yaml));
    expect(problems).toEqual([]);
    expect(specification.entities.book?.fields?.[field]).toEqual(facts);
  });
});

describe('what is said of states and transitions is kept', () => {
  test.each<[yaml: string, exact: string]>([
    [
      'rental:\n  states:\n    - { name: new, initial: true }\n    - { name: sold, note: paid }\n    - { name: gone, final: true }',
      'rental: { field: state, initial: new, states: { new: {}, sold: { …: "note: paid" }, gone: { final: true } } }',
    ],
    [
      'rental:\n  states: open -> lent -> back\n  lend: { from: open, to: lent, by: librarian }\n  give back: lent to back\n  back: final',
      'transitions: { lend: { from: [open], to: lent, guard: "\'librarian\' in subject.roles" }, give back: lent -> back }',
    ],
    [
      'rental: { states: [in, out], transitions: { fetch: "in -> out [copies >= 1]" } }',
      'fetch: { from: [in], to: out, guard: copies >= 1 }',
    ],
    [
      'rental: { states: [in, out], transitions: [{ fetch: in -> out, only: manager }, { bring: out -> in }] }',
      'fetch: { from: [in], to: out, guard: "\'manager\' in subject.roles" }, bring: out -> in',
    ],
    ['rental: { open -> closed: close, closed -> open: reopen }', 'reopen: closed -> open'],
  ])('%s', (yaml, exact) => {
    expect(advised(4, yaml).join('\n')).toContain(exact);
  });

  test('states in a list with what each of them is are taken', () => {
    const yaml =
      'rental:\n  field: state\n  states:\n    - { name: in, tone: positive }\n    - { name: out, final: true }';
    const { specification, problems } = read(shop + chapter(4, yaml));
    expect(problems).toEqual([]);
    expect(specification.lifecycles.rental?.states).toEqual({ in: { tone: 'positive' }, out: { final: true } });
  });
});

test.each<[yaml: string, exact: string]>([
  ['a: { kind: list, entity: film, path: /, views: [{ few: copies < 3 }] }', 'few: { where: record.copies < 3 }'],
  ['a: { kind: list, entity: film, path: /, filter: "title, copies" }', 'filters: [title, copies]'],
  ['a: { Art: dashboard, Kacheln: [Filme] }', '{ kind: dashboard, widgets: ['],
])('in chapter 2, %s means what it says', (yaml, exact) => {
  expect(advised(2, yaml).join('\n')).toContain(exact);
});

test.each<[chapter: number, yaml: string, exact: string]>([
  [
    8,
    '- NOT_FOUND (404): No such book\n- { code: 409, name: taken, message: It is lent }',
    'NOT_FOUND: { status: 404, title: No such book }\ntaken: { status: 409, title: It is lent }',
  ],
  [8, '- { code: GONE, status: 410, message: It is gone }', 'GONE: { status: 410, title: It is gone }'],
  [
    1,
    'audience: [Astronomer - wants time, Panel member - rates proposals]',
    'audience: { Astronomer: { goals: [wants time] }, Panel member: { goals: [rates proposals] } }',
  ],
])('in chapter %i, %s is answered in its own words', (number, yaml, exact) => {
  expect(advised(number, yaml)).toContain(exact);
  expect(read(shop + roles + chapter(number, exact)).problems).toEqual([]);
});
