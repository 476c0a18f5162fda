import { describe, expect, test } from 'vitest';
import { chapter, problemsOf } from '../in-tests.ts';

const fields =
  '{ name: { type: string }, dueOn: { type: string, format: date }, price: { type: number }, customer: { type: reference, to: customer }, payer: { type: reference, to: customer } }';
const entities = chapter(
  3,
  `ticket: { fields: ${fields} }\ncustomer: { key: code, fields: { code: { type: string }, name: { type: string } } }`,
);
const screen = (yaml: string) => problemsOf(`${chapter(2, yaml)}${entities}`);

describe('a screen', () => {
  test.each<[string, string, string]>([
    [
      'entity',
      'a: { kind: list, entity: tickets }',
      "P.md:4:18 screens.a.entity: no entity is called 'tickets'; did you mean 'ticket'?",
    ],
    [
      'an assumed path that is stated of another',
      'a: { kind: text }\nb: { kind: text, path: /a }',
      "P.md:4:1 screens.a.path: the path '/a' also leads to the screen 'b'; give one of them another",
    ],
    [
      'column',
      'a: { kind: list, entity: ticket, columns: [nmae] }',
      "P.md:4:44 screens.a.columns.0: 'ticket' has no field called 'nmae'; did you mean 'name'?",
    ],
    [
      'column through a reference',
      'a: { kind: list, entity: ticket, columns: [customer.nmae] }',
      "P.md:4:44 screens.a.columns.0: 'customer' has no field called 'nmae'; did you mean 'name'?",
    ],
    [
      'column through a text',
      'a: { kind: list, entity: ticket, columns: [name.first] }',
      "P.md:4:44 screens.a.columns.0: 'name' has no field called 'first'",
    ],
    [
      'sort',
      'a: { kind: list, entity: ticket, sort: [-dueAt] }',
      "P.md:4:41 screens.a.sort.0: 'ticket' has no field called 'dueAt'; did you mean 'dueOn'?",
    ],
    [
      'column twice',
      'a: { kind: list, entity: ticket, columns: [name, name] }',
      "warning P.md:4:50 screens.a.columns.1: 'name' stands here twice; leave one out",
    ],
    [
      'path twice',
      'a: { path: "/t/:id", kind: detail, entity: ticket }\nb: { path: "/t/{id}", kind: edit, entity: ticket }',
      "P.md:5:6 screens.b.path: the path '/t/{id}' also leads to the screen 'a'; give one of them another",
    ],
    [
      'own address',
      'a: { path: /_specification/x, kind: text }',
      "P.md:4:6 screens.a.path: '/_specification' is the app's own address; give the screen another path",
    ],
    [
      'own address, short',
      'a: { path: /~, kind: text }',
      "P.md:4:6 screens.a.path: '/~' is the app's own address; give the screen another path",
    ],
    [
      'parameter',
      'a: { path: "/c/:number", kind: detail, entity: customer }',
      "P.md:4:6 screens.a.path: 'number' is no field of 'customer'; its records are found by their key: `:code`",
    ],
    [
      'without parameter',
      'a: { path: /c, kind: detail, entity: customer }',
      'P.md:4:6 screens.a.path: nothing says which record this detail screen is for; end the path with the key: `/:code`',
    ],
    ['parent', 'a: { kind: text, parent: b }', "P.md:4:18 screens.a.parent: no screen is called 'b'; there is 'a'"],
    [
      'parents in a circle',
      'a: { kind: text, parent: b }\nb: { kind: text, parent: a }',
      'P.md:4:18 screens.a.parent: the screens lie below one another in a circle: a → b → a',
    ],
    [
      'bulk',
      'a: { kind: list, entity: ticket, bulk: [delte] }',
      "P.md:4:41 screens.a.bulk.0: no action is called 'delte'; did you mean 'delete'?",
    ],
    [
      'related',
      'a: { kind: detail, entity: customer, related: [customer] }',
      "P.md:4:48 screens.a.related.0: no field of 'customer' refers to 'customer'",
    ],
    [
      'related field',
      'a: { kind: detail, entity: customer, related: [ticket.name] }',
      "P.md:4:48 screens.a.related.0: 'ticket.name' does not refer to 'customer'; there is 'customer' and 'payer'",
    ],
    [
      'widget by',
      'a: { kind: dashboard, widgets: [{ kind: line, of: ticket, by: name }] }',
      "P.md:4:59 screens.a.widgets.0.by: a line goes along dates, 'name' is none; choose a date, or `kind: bars`",
    ],
    [
      'widget aggregate',
      'a: { kind: dashboard, widgets: [{ kind: figure, of: ticket, aggregate: sum, field: dueOn }] }',
      "P.md:4:61 screens.a.widgets.0.aggregate: there is no sum of 'dueOn', which is no number",
    ],
    [
      'widget of',
      'a: { kind: dashboard, widgets: [{ kind: figure, of: tickt }] }',
      "P.md:4:49 screens.a.widgets.0.of: no entity is called 'tickt'; did you mean 'ticket'?",
    ],
    [
      'another kind',
      'a: { kind: list, entity: ticket, widgets: [] }',
      "warning P.md:4:34 screens.a.widgets: a list screen does nothing with 'widgets'; only dashboard screens do",
    ],
    [
      'pageSize',
      'a: { kind: list, entity: ticket, pageSize: 0 }',
      'P.md:4:34 screens.a.pageSize: a page has from 1 to 1000 records, not 0',
    ],
    [
      'step',
      'a: { kind: create, entity: ticket, steps: [[name], [nmae]] }',
      "P.md:4:53 screens.a.steps.1.0: 'ticket' has no field called 'nmae'; did you mean 'name'?",
    ],
  ])('%s', (_what, yaml, said) => {
    const lifecycles = chapter(4, 'customer: { states: {} }');
    expect(problemsOf(`${chapter(2, yaml)}${entities}${lifecycles}`)).toContain(said);
  });

  test('a form does not ask for the state', () => {
    const document = [
      chapter(2, 'a: { kind: create, entity: t, steps: [[status]] }'),
      chapter(3, 't: { fields: { status: { type: string } } }'),
      chapter(4, 't: { field: status, initial: new, states: { new: {} } }'),
    ];
    expect(problemsOf(document.join(''))).toEqual([
      "warning P.md:4:40 screens.a.steps.0.0: only transitions change 'status', which keeps the state; do not ask for it",
    ]);
  });

  test('names of what is not shown, and of chapters that are not stated, are not wrong', () => {
    expect(problemsOf(chapter(2, 'a: { kind: list, entity: x, columns: [y], roles: [z], bulk: [go] }'))).toEqual([]);
    expect(
      problemsOf(
        chapter(2, 'a: { kind: list, entity: x, columns: [y], parent: b }\nb: not shown') + chapter(3, 'x: not shown'),
      ),
    ).toEqual([]);
  });

  test('a role that does not exist', () => {
    expect(screen('a: { kind: text, roles: [clrk] }')).toEqual([]);
    expect(problemsOf(chapter(2, 'a: { kind: text, roles: [clrk] }') + chapter(6, 'roles: { clerk: {} }'))).toEqual([
      "P.md:4:26 screens.a.roles.0: no role is called 'clrk'; did you mean 'clerk'?",
    ]);
  });
});

test('what refers inside of objects and lists is related as well', () => {
  const related = (written: string) =>
    problemsOf(
      chapter(2, `a: { path: "/a/:id", kind: detail, entity: customer, related: [${written}] }`) +
        chapter(
          3,
          'customer: { fields: { name: { type: string } } }\nticket: { fields: { box: { type: object, properties: { rows: { type: array, items: { type: object, properties: { who: { type: reference, to: customer } } } } } } } }',
        ),
    );
  expect(related('ticket.box.rows.who, ticket')).toEqual([]);
  expect(related('ticket.box.rows.whom')).toEqual([expect.stringMatching(/did you mean 'box.rows.who'\?$/)]);
});

describe('a view of a list', () => {
  const view = (yaml: string) =>
    screen(`a: { kind: list, entity: ticket, views: { v: { where: record.name != null, ${yaml} } } }`);
  test.each<[string, string, RegExp]>([
    [
      'a calendar by what is no date',
      'as: calendar, on: price',
      /views\.v\.on: A calendar goes by a date, and 'price' is none/,
    ],
    [
      'a calendar by what there is not',
      'as: calendar, on: dueAt',
      /'ticket' has no field called 'dueAt'; did you mean 'dueOn'/,
    ],
    ['a date without a calendar', 'as: table, on: dueOn', /views\.v\.on: Only a calendar goes by a date/],
    ['a layout that there is not', 'as: kanban', /views\.v\.as/],
  ])('%s', (_, yaml, problem) => {
    expect(view(yaml).join('\n')).toMatch(problem);
  });

  test('a board of what has no states', () => {
    const states = chapter(4, 'customer: { field: name, states: { a: {} } }');
    const text = `${chapter(2, 'a: { kind: list, entity: ticket, views: { v: { where: record.name != null, as: board } } }')}${entities}${states}`;
    expect(problemsOf(text).join('\n')).toMatch(/views\.v\.as: 'ticket' has no lifecycle to show/);
  });

  test('what is right is passed over', () => {
    expect(view('as: calendar, on: dueOn').filter((problem) => problem.includes('views'))).toEqual([]);
  });
});

test('a column for a state of which it is not said which field keeps it is told both places', () => {
  const text = (lifecycle: string) =>
    problemsOf(
      chapter(2, 'a: { kind: list, entity: t, columns: [n, status] }') +
        chapter(3, 't: { fields: { n: { type: number } } }') +
        chapter(4, lifecycle),
    ).filter((said) => said.includes('columns'));
  const said = expect.stringContaining("write `field: status` below 't' in chapter 4, and `status: { type: string }`");
  expect(text('t: { states: [a, b] }')).toEqual([said]);
  expect(text('t: { field: n, states: [a, b] }')).toEqual([
    expect.stringContaining("no field called 'status'; there is"),
  ]);
});

test('a form whose steps leave out what a new record requires says so, before anybody fills it in', () => {
  const text = (steps: string, fact = 'required: true') =>
    problemsOf(
      chapter(2, `a: { kind: create, entity: t, steps: [${steps}] }`) +
        chapter(3, `t: { fields: { n: { type: number }, who: { type: string, ${fact} } } }`),
    );
  expect(text('[n]')).toEqual([expect.stringContaining("a new 't' requires 'who', and no step asks for it")]);
  expect(text('[n], [who]')).toEqual([]);
  expect(text('[n]', 'required: true, default: me')).toEqual([]);
});
