import { describe, expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { formatProblem, problemText, problemWordsFor } from '../texts/problems/index.ts';
import { chapter } from './documents.ts';
import { corpus } from './mistakes-of-beginners.ts';
import { read } from './read.ts';

const said = corpus.map(([number, yaml]) => ({ yaml, problems: read(chapter(number, yaml), 'P.md').problems }));

/** Words that only whoever wrote a parser knows; a pattern is no example of what fits it. */
const jargon =
  /undefined|\[object|NaN|Invalid|must match|pattern \/|\/\^|scalar|mapping|implicit|collection|indicator|token/;

test('there are more than a hundred mistakes, and nearly all of them are told', () => {
  expect(corpus.length).toBeGreaterThan(130);
  const silent = said.filter(({ problems }) => problems.length === 0).map(({ yaml }) => yaml);
  expect(silent.length, silent.join('\n')).toBeLessThan(10);
});

describe.each(['en', 'de', 'ar', 'ja'])('in %s', async (language) => {
  const words = await problemWordsFor(language);

  test('no message has a parser’s words, and none is said twice', () => {
    for (const { problems } of said) {
      const texts = problems.map((problem) => problemText(problem, words));
      for (const text of texts) expect(text).not.toMatch(jargon);
      expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    }
  });

  test('a message about the form of a fact shows the right one, or names what to choose from', () => {
    for (const { yaml, problems } of said)
      for (const problem of problems) {
        if (!problem.code.startsWith('fact.')) continue;
        const text = problemText(problem, words);
        const { near, names, words: choices } = problem.values;
        const isShown = /`[^`]+`/.test(text) || near !== undefined || names !== undefined || choices !== undefined;
        expect(isShown || /Vocabulary|Vokabular|المفردات|語彙/.test(text), `${yaml}\n${text}`).toBe(true);
        expect((text.match(/`[^`]*`/g) ?? []).length, text).toBeLessThanOrEqual(2);
      }
  });
});

test.each([
  ['foo: a\nbar: b', 1, /: nothing here is called 'foo' or 'bar'; there is/],
  ['a: { maxLength: 1 }', 9, /: nothing here is called 'maxLength'/],
  ['t: { pageSize: "10" }', 2, /; write `pageSize: 10`$/],
  ['t: { states: [open, open] }', 4, /; write `states: \{ open: \{\} \}`$/],
  [
    'roles: { admin: { can: [read] } }',
    6,
    /stands beside the roles of chapter 6; write `roles: \{ admin: \{\} \}`, `permissions: \[\{ roles: \[admin\]/,
  ],
  [
    'book:\n  author: name of who wrote it\n  isbn: string, required\n  status: [in, out]',
    3,
    /fields\.author: this is written otherwise here; write `author: \{ description: name of who wrote it \}`$/,
  ],
  ['member: [name, name, phone]', 3, /write `member: \{ fields: \{ name: \{\}, phone: \{\} \} \}`$/],
  [
    'member: name, first name, phone',
    3,
    /write `member: \{ fields: \{ name: \{\}, first name: \{\}, phone: \{\} \} \}`$/,
  ],
  ['member: { fields: name and e-mail }', 3, /write `fields: \{ name: \{\}, e-mail: \{\} \}`$/],
  ['audience: Readers of the town', 1, /write `audience: \{ readers: \{ title: Readers of the town \} \}`$/],
  ['bicycle: { name: Bicycle, fields: { size: text } }', 3, /'name'; did you mean 'title: Bicycle'\?$/],
  ['bicycle: { name: City bike, fields: { size: text } }', 3, /'name'; did you mean 'title: City bike'\?$/],
  [
    'bicycle: { fields: { name: Bicycle } }',
    3,
    /write `bicycle: \{ title: Bicycle, fields: \{ name: \{ type: string \} \} \}`$/,
  ],
  ['bicycle: { name: Bicycle, size: text }', 3, /'name'; did you mean 'title: Bicycle'\?$/],
  ['bicycle: { fields: { price: 12.50 } }', 3, /write `price: \{ type: number \}`$/],
  ['bicycle: { fields: { count: 3 } }', 3, /write `count: \{ type: integer \}`$/],
  ['bicycle: { fields: { lent: false } }', 3, /write `lent: \{ type: boolean \}`$/],
  ['bicycle: { fields: { from: 2026-01-01 } }', 3, /write `from: \{ type: string, format: date \}`$/],
  [
    'bicycle: { fields: { owner: Name of the owner } }',
    3,
    /write `owner: \{ type: string, title: Name of the owner \}`$/,
  ],
  ['not-found: 99', 8, /write `not-found: \{ status: \d+, title: /],
  ['- record.a > 1\nb: record.c', 5, /^P\.md:5:1 .*`- …`.* are mixed at one level/],
  ['b:\n  c: 1\n  - d', 5, /^P\.md:6:3 .*are mixed at one level/],
  ['b:\n  assert: x\n- record.a', 5, /^P\.md:6:1 .*are mixed at one level/],
  ['roles: [counter, boss]\npermissions: any', 6, /access\.permissions: expected a list/],
  ['newBook: { form: all }', 2, /'form'; did you mean 'kind: create'\?$/],
  ['books: { kind: table }', 2, /'table'; did you mean 'list'\?$/],
  ['home: { kind: dashboard, widgets: [{ kind: count, of: book }] }', 2, /'count'; did you mean 'figure'\?$/],
  ['home: { kind: dashboard, widgets: [{ kind: pie, of: book, by: title }] }', 2, /'pie'; did you mean 'bars'\?$/],
  ['books: { lazy: true }', 2, /'lazy'; the page Vocabulary lists what there is$/],
  [
    'roles: [librarian]\nlibrarian: can do everything',
    6,
    /write `permissions: \[\{ roles: \[librarian\], can: all, on: all \}\]`$/,
  ],
  [
    'member: can read and change tools',
    6,
    /write `roles: \{ member: \{\} \}`, `permissions: \[\{ roles: \[member\], can: \[list, read, update\], on: \[tool\] \}\]`$/,
  ],
  ['permissions: [all]', 6, /write `permissions: \[\{ roles: \[your role\], can: all, on: all \}\]`$/],
  ['roles: { librarian: can do everything }', 6, /roles: \[librarian\], can: all, on: all \}\]`$/],
  [
    'roles: { librarian: {}, member: {} }\npermissions: { librarian: everything, member: [read, list] }',
    6,
    /write `permissions: \[\{ roles: \[librarian\], can: all, on: all \}, \{ roles: \[member\], can: \[list, read\], on: \[tool\] \}\]`$/,
  ],
  [
    'roles: { member: {} }\npermissions: { member: { tool: [read] } }',
    6,
    /write `permissions: \[\{ roles: \[member\], can: \[list, read\], on: \[tool\] \}\]`$/,
  ],
  ['roles: { r: {} }\npermissions: [{ roles: [r], can: everything, on: all }]', 6, /for all of them write `can: all`$/],
  ['roles: { r: {} }\npermissions: [{ roles: [r], can: all, on: everything }]', 6, /for all of them write `on: all`$/],
  ['access: { roles: { r: {} } }\nroles: { s: {} }', 6, /leave out `access:`/],
  ['t: { transitions: { close: { source: a } } }', 4, /did you mean 'from'\?$/],
  ['a: { fields: { d: "ganzzahl, minuten" } }', 3, /write `d: \{ type: integer, unit: minuten \}`$/],
  ['a: { fields: { d: "number, in minutes" } }', 3, /write `d: \{ type: number, unit: minutes \}`$/],
  ['a: { fields: { d: number in minutes } }', 3, /write `d: \{ type: number, unit: minutes \}`$/],
  ['a: { fields: { d: Zahl in Minuten } }', 3, /write `d: \{ type: number, unit: Minuten \}`$/],
  ['a: { fields: { d: integer (km)! } }', 3, /write `d: \{ type: integer, required: true, unit: km \}`$/],
  [
    'a: { fields: { d: number in EUR per day (max 90) } }',
    3,
    /write `d: \{ type: number, unit: EUR per day, maximum: 90 \}`$/,
  ],
  ['a: { fields: { d: number in the tank } }', 3, /'number in the tank' is neither a type nor an entity/],
  [
    'a: { fields: { d: "date, default today" } }',
    3,
    /write `d: \{ type: string, format: date, default: =today\(\) \}`$/,
  ],
  [
    'a: { fields: { d: "text, exactly 22 characters" } }',
    3,
    /write `d: \{ type: string, minLength: 22, maxLength: 22 \}`$/,
  ],
  [
    'a: { fields: { d: "date, optional, after start" } }',
    3,
    /write `d: \{ type: string, format: date, required: false, …: after start \}`$/,
  ],
  ['a:\n  name: text (at most 80)', 3, /write `fields: \{ name: \{ type: string, maxLength: 80 \} \}`$/],
  [
    'a:\n  name: text (at most 80)\n  size: integer',
    3,
    /fields\.name: this is written otherwise here; write `name: \{ type: string, maxLength: 80 \}`$/,
  ],
  ['a:\n  fields:\n    street\n    size: m²', 3, /the line above has no colon; write `street: …`/],
  ['rolles:\n  admin: can everything', 6, /'rolles'; did you mean 'roles'\?$/],
  [
    'rechte: [{ roles: [a], can: all, on: all }]',
    6,
    /write `roles: \{ a: \{\} \}`, `permissions: \[\{ roles: \[a\], can: all, on: all \}\]`$/,
  ],
  ['rollen: [a]', 6, /write `roles: \{ a: \{\} \}`$/],
  ['t: { kind: tabelle }', 2, /'tabelle'; did you mean 'list'\?$/],
  ['t: { views: { v: { as: tafel, where: none } } }', 2, /'tafel'; did you mean 'board'\?$/],
  ['t: { übergänge: { go: a -> b } }', 4, /'übergänge'; did you mean 'transitions'\?$/],
  ...(
    [
      ['von neu nach in Prüfung', '\\[neu\\], to: prüfung'],
      ['von neu nach Archiv', '\\[neu\\], to: …'],
      ['weg', '\\[…\\], to: weg'],
    ] as const
  ).map(([words, move]): [string, number, RegExp] => [
    `t: { states: { neu: {}, prüfung: { title: in Prüfung }, weg: {} }, transitions: { go: ${words} } }`,
    4,
    new RegExp(`write .go: \\{ from: ${move} \\}.$`),
  ]),
  ['e: { title: A, text: B }', 8, /'text'; did you mean 'detail'\?$/],
  ["t: { title: 'Tool's' }", 2, /write "Tool's"/],
  [
    't: in -> out -> back -> [*]',
    4,
    /states: \{ in: \{\}, out: \{\}, back: \{ final: true \} \}, transitions: \{ out: in -> out, /,
  ],
  ["t: '[*] -> in -> out'", 4, /initial: in, states: \{ in: \{\}, out: \{\} \}/],
  ['t: { states: { in: { tone: warning } } }', 4, /found 'warning'; did you mean 'caution'\?$/],
  ['summary: It does: things', 1, /write `summary: "It does: things"`/],
  ['t:\n  kind list\n  entity: tool', 2, /^P\.md:6:\d+ .*the line above has no colon; write `kind: list`/],
  ['t: { kind: list }}', 2, /one closing bracket too many/],
  ['t: { kind: list', 2, /write the missing `\}`/],
])('%s', (yaml, number, message) => {
  const problems = read(chapter(number, yaml), 'P.md').problems.map((problem) => formatProblem('P.md', problem));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

test.each([
  'reader: { book: [read] }',
  'reader: { book: read, loan: everything }',
  'roles: { reader: { book: [read, update] } }',
  'roles: { reader: { can: [delete], on: book } }',
  'roles: [reader]\npermissions: { reader: { book: [see] } }',
  'roles: [reader]\npermissions: [{ reader: can read books }]',
  'roles: { reader: read books }',
])('%s: with the advice, a role finds in a list what it may read, and nothing is amiss', (yaml) => {
  const entities = chapter(3, 'book: [name]\nloan: [name]');
  const [problem] = read(entities + chapter(6, yaml)).problems;
  const advised = problem?.values.example ?? '';
  const { specification, problems } = read(entities + chapter(6, advised));
  expect(problems).toEqual([]);
  const product = compile(specification);
  const { access } = product;
  const book = product.entity('book');
  const may = (action: string) =>
    book && access.decide(action, book, { subject: { id: '', roles: ['reader'] } }).answer;
  expect([may('list'), may('read')], advised).toEqual([true, true]);
  expect(may('create'), advised).toBe(false);
});

test('a screen that names an entity under a kind is told both', () => {
  const text = chapter(2, 'newBook: { form: book }') + chapter(3, 'book: [title, author]');
  const [told] = read(text, 'P.md').problems.map((problem) => formatProblem('P.md', problem));
  expect(told).toMatch(/write `newBook: \{ kind: create, entity: book \}`$/);
});

test('a rule that stands alone is shown as one of the entity that it names', () => {
  const text =
    chapter(5, '- rental.to > rental.from') + chapter(3, 'bicycle: [name]\nrental: { from: date, to: date }');
  const [told] = read(text, 'P.md').problems.map((problem) => formatProblem('P.md', problem));
  expect(told).toMatch(/write `name: \{ entity: rental, assert: record\.to > record\.from \}`$/);
});

test('a field of an entity that is about itself refers to it, where it is not what the entity is called', () => {
  const text = chapter(3, 'bicycle: { fields: { parent: Bicycle } }');
  expect(read(text).specification.entities.bicycle?.fields?.parent).toEqual({ type: 'reference', to: 'bicycle' });
});

test('`of` is what a screen and a rule are about', () => {
  const text =
    chapter(2, 'rentals: { kind: list, of: rental }') +
    chapter(3, 'rental: [name]') +
    chapter(5, 'named: { of: rental, assert: record.name != "" }');
  const { specification, problems } = read(text);
  expect(problems).toEqual([]);
  expect([specification.screens.rentals?.entity, specification.rules.named?.entity]).toEqual(['rental', 'rental']);
});

test('what is said once of several keys makes each of them unusable', () => {
  expect(read(chapter(6, 'foo: a\nbar: b')).specification.unusable).toEqual(
    expect.arrayContaining(['access.foo', 'access.bar']),
  );
});

test('of words to choose from only the one that was meant is offered to be copied', () => {
  const exampleOf = (tone: string) =>
    read(chapter(4, `t: { states: { in: { tone: ${tone} } } }`), 'P.md').problems.map(({ values }) => values.example);
  expect([exampleOf('warning'), exampleOf('striped')]).toEqual([['tone: caution'], ['']]);
});
