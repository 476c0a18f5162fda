import { describe, expect, test } from 'vitest';
import { read } from '../reading/index.ts';
import { chapter, problemsOf } from './in-tests.ts';

const entities = `
ticket:
  fields:
    title: { type: string }
    status: { type: string }
    kind: { type: string, enum: [bug, wish] }
    price: { type: number }
    urgent: { type: boolean }
    dueOn: { type: string, format: date }
    sentAt: { type: string, format: date-time }
    daily price: { type: number }
    open: {}
    owner: { type: reference, to: user }
    address: { type: object, properties: { city: { type: string } } }
    parts: { type: array, items: { type: object, properties: { price: { type: number }, part: { type: reference, to: user } } } }
    tags: { type: array, items: { type: string } }
user: { key: login, fields: { login: { type: string }, name: { type: string }, roles: { type: array, items: { type: string } } } }`;
const rest = [
  chapter(3, entities),
  chapter(4, 'ticket: { field: status, initial: new, states: { new: {}, done: {} } }'),
  chapter(6, 'roles: { clerk: {}, manager: {} }\nusers: { entity: user, roles: roles }'),
  chapter(9, 'most: 3\nword: abc\nopen: not shown'),
].join('');

/** What is said about a condition over tickets. */
function said(assert: string): string[] {
  const yaml = `r: { entity: ticket, assert: ${JSON.stringify(assert)} }`;
  return problemsOf(chapter(5, yaml) + rest).map((line) => line.replace('P.md:4:22 rules.r.assert: ', ''));
}

describe('in order', () => {
  test.each([
    "record.status == 'done' || record.kind in ['bug', 'wish']",
    "record.status == '' || record.status == null",
    'record.price + 1 > constants.most && !record.urgent',
    "record.dueOn >= today() + days(3) && record.dueOn < date('2026-01-01')",
    'record.sentAt > record.dueOn && now() - record.sentAt > hours(2)',
    'has(record.owner.name) && record.owner == subject.id',
    "subject.roles.exists(r, r == 'manager') && 'clerk' in subject.roles && subject.name != ''",
    'record.parts.all(p, p.price > 0 && p.part.name != record.title)',
    'record.parts.map(p, p.price).sum() > 3 && size(record.tags) > 0 && record.parts[0].price > 1',
    'records.ticket.exists(t, t.owner == record.owner && t.dueOn == record.dueOn)',
    "record.owner.roles.exists(r, r == 'clerk')",
    "record.title.matches('^[A-Z]+$') && record.title + constants.word != 'x'",
    "(record.urgent ? record.price : 2) > 1 && record.address.city.startsWith('B')",
    "record.open == 3 || record.open == 'x' || record.open.inside.anything > 3",
    'constants.open > 3',
    "record['title'] == 'x' && min(record.price, 3) == math.abs(-2)",
    "[record.title, 'b'].exists(x, x == 'b') && {'a': 1}.a == 1",
  ])('%s', (assert) => {
    expect(said(assert)).toEqual([]);
  });
});

describe('wrong', () => {
  test.each<[string, ...string[]]>([
    ['record.', expect.stringMatching('^the expression cannot be read') as unknown as string],
    ['record.daily price > 0', "a name of several words stands in brackets; write `record['daily price']`"],
    ['rec.title == 1', "nothing that expressions know is called 'rec'; did you mean 'record'?"],
    ["form.title == 'x'", "'form' means nothing here; it is the form that asks, in the 'where' of a reference"],
    ['item.price > 1', "'item' means nothing here; it is known only where an expression is about a record"],
    ['todya() > record.dueOn', "there is no function todya(); did you mean 'today'?"],
    ['minn(record.price, 2) > 1', "there is no function minn(); did you mean 'min'?"],
    ['today(1) > record.dueOn', 'today() takes 0 values, what it is called on included; here it has 1'],
    ["record.titel == 'x'", "'ticket' has no field called 'titel'; did you mean 'title'?"],
    ["record.owner.nmae == 'x'", "'user' has no field called 'nmae'; did you mean 'name'?"],
    ["record.address.town == 'x'", "there is no field called 'town'; there is 'city'"],
    ['record.parts.exists(p, p.prcie > 1)', "there is no field called 'prcie'; did you mean 'price'?"],
    ['record.parts.exists(p, p.part.nmae == null)', "'user' has no field called 'nmae'; did you mean 'name'?"],
    ['records.tickt.exists(t, t.price > 1)', "no entity is called 'tickt'; did you mean 'ticket'?"],
    ['records.ticket.exists(t, t.prise > 1)', "'ticket' has no field called 'prise'; did you mean 'price'?"],
    ['subject.height > 3', "there is no field called 'height'; there is 'login', 'name', 'roles' and 'id'"],
    ['constants.mots > 3', "no constant is called 'mots'; did you mean 'most'?"],
    ["record.status == 'dnoe'", "no state is called 'dnoe'; did you mean 'done'?"],
    ["record.status in ['new', 'dnoe']", "no state is called 'dnoe'; did you mean 'done'?"],
    ["record.kind != 'wsh'", "'wsh' is none of the choices; did you mean 'wish'?"],
    ["subject.roles.exists(r, r == 'mangr')", "no role is called 'mangr'; did you mean 'manager'?"],
    ["'clrk' in record.owner.roles", "no role is called 'clrk'; did you mean 'clerk'?"],
    ["record.price == 'x'", 'a number is compared with a text: the two are never equal'],
    ['record.price > constants.word', 'a number is compared with a text: neither is ever more than the other'],
    ["record.dueOn == '2026-03-01'", "a date is compared with a text; write `date('2026-03-01')`"],
    [
      "'2026-03-01T10:00:00Z' < record.sentAt",
      "a date with a time is compared with a text; write `timestamp('2026-03-01T10:00:00Z')`, or `date(…)` on both sides",
    ],
    ['record.urgent == 1', 'true or false is compared with a number: the two are never equal'],
    ['record.tags == record.title', 'a list is compared with a text: the two are never equal'],
    ['record.tags > record.tags', 'a list is neither less nor more than another'],
    ['record.title + 1 == record.title', "'+' cannot be worked out of a text and a number"],
    ['record.price', 'a condition is true or false, this is a number; compare it with something'],
    ['record.price && true', 'a condition is true or false, this is a number; compare it with something'],
    ['record.title.city == null', "a text has nothing inside that is called 'city'"],
    [
      'record.parts.price > 1',
      "a list has no 'price'; ask each of its entries: `.map(x, x.price)`, `.exists(x, x.price …)`",
    ],
    ['record.tags.sum() > 1', 'sum() cannot take a list of which each entry is a text'],
    ['record.price.startsWith("x")', 'startsWith() cannot take a number there'],
    ['record.title in record.price', 'a number is no list that could be looked through'],
    ['record.title.matches(record.kind)', "the pattern of matches() is written out: `matches('^[A-Z]+$')`"],
    [
      "record.title.matches('(a)\\\\1')",
      "'(a)\\1' is no pattern that runs in linear time; write it without look-around and backreferences",
    ],
  ])('%s', (assert, ...problems) => {
    expect(said(assert)).toEqual(problems);
  });
});

test('what an expression is to give', () => {
  const yaml = [
    't:',
    '  display: "=record.tags"',
    '  fields:',
    '    tags: { type: array, items: { type: string } }',
    '    n: { type: number, computed: "\'a\'" }',
    '    d: { type: string, format: date, computed: 1 + 1 }',
    "    k: { type: string, enum: [a, b], computed: \"true ? 'c' : 'c'\" }",
    '    m: { type: string, maxLength: "=\'a\'" }',
    '    w: { type: string, default: "=record.tags" }',
  ];
  expect(problemsOf(chapter(3, yaml.join('\n'))).map((line) => line.replace(/^P.md:\S+ /, ''))).toEqual([
    'entities.t.display: this has to give a text, it gives a list',
    'entities.t.fields.n.computed: this has to give a number, it gives a text',
    'entities.t.fields.d.computed: this has to give a date, it gives a number',
    'entities.t.fields.m.maxLength: this has to give a number, it gives a text',
    'entities.t.fields.w.default: this has to give a text, it gives a list',
  ]);
});

test('item is the object around, form the form that asks', () => {
  const inside =
    'parts: { type: array, items: { type: object, properties: { n: { type: number }, twice: { type: number, computed: item.n * 2 }, bad: { type: number, computed: item.m } } } }';
  const where = 'boss: { type: reference, to: t, where: form.boss == record.boss && form.x == 1 }';
  expect(
    problemsOf(chapter(3, `t: { fields: { ${inside}, ${where} } }`)).map((line) => line.replace(/^P.md:\S+ /, '')),
  ).toEqual([
    "entities.t.fields.parts.items.properties.bad.computed: there is no field called 'm'; there is 'n', 'twice' and 'bad'",
    "entities.t.fields.boss.where: 't' has no field called 'x'; there is 'id', 'parts' and 'boss'",
  ]);
});

test('each source is parsed once; where it cannot be used is known by its path', () => {
  const rules =
    'a: { entity: t, assert: record.n > 1 }\nb: { entity: u, assert: record.n > 1 }\nc: { entity: t, assert: record.n > 2 }\nd: { entity: t, assert: record.n > }';
  const { specification } = read(
    chapter(5, rules) + chapter(3, 't: { fields: { n: { type: number } } }\nu: { fields: {} }'),
  );
  expect(Object.keys(specification.expressions)).toEqual(['record.n > 1', 'record.n > 2']);
  expect(specification.unusable).toEqual(['rules.b.assert', 'rules.d.assert']);
});

test('names that objects have are safe', () => {
  const fields = 'toString: { type: string }, valueOf: { type: number }, hasOwnProperty: { type: boolean }';
  const rules =
    'r: { entity: hasOwnProperty, assert: "record.toString == \'a\' && record.valueOf > 1 && record.hasOwnProperty" }\ns: { entity: hasOwnProperty, assert: record.isPrototypeOf > 1 }';
  expect(problemsOf(chapter(5, rules) + chapter(3, `hasOwnProperty: { fields: { ${fields} } }`))).toEqual([
    "P.md:5:30 rules.s.assert: 'hasOwnProperty' has no field called 'isPrototypeOf'; there is 'id', 'toString', 'valueOf' and 'hasOwnProperty'",
  ]);
});

test.each(["status == 'open'", 'status is open', 'record.status == "open"'])(
  '%s is told where a state is kept, of an entity in which no field keeps it',
  (where) => {
    const screens = chapter(2, `l: { kind: list, entity: ticket, where: ${JSON.stringify(where)} }`);
    const states = chapter(4, 'ticket: { states: { open: {} } }');
    const [problem, ...others] = read(screens + chapter(3, 'ticket: { fields: { title: text } }') + states).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'unknown.stateField', values: { name: 'status', owner: 'ticket' } });
  },
);
