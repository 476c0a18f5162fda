import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, gapsIn } from '../in-tests.ts';

const serious = (yaml: string) =>
  gapsIn(chapter(2, yaml)).filter((gap) => gap.includes(' screens.') && !gap.startsWith('detail'));

test.each<[string, string[]]>([
  ['a: {}', ['blocking screen.kind screens.a.kind']],
  ['a: not shown', ['blocking screen.kind screens.a.kind']],
  ['a: { kind: list }', ['blocking screen.entity screens.a.entity']],
  ['a: { kind: list, entity: t }', ['shaping screen.columns screens.a.columns']],
  ['a: { kind: list, entity: t, columns: none }', []],
  ['a: { kind: detail, entity: t }', []],
  ['a: { kind: detail, entity: t, path: "/t/:id" }', []],
  ['a: { kind: dashboard }', ['blocking screen.widgets screens.a.widgets']],
  ['a: { kind: dashboard, widgets: [{ kind: bars, of: t }] }', ['blocking widget.by screens.a.widgets.0.by']],
  [
    'a: { kind: dashboard, widgets: [{ of: t, aggregate: sum }] }',
    ['blocking widget.field screens.a.widgets.0.field', 'shaping widget.kind screens.a.widgets.0.kind'],
  ],
  ['a: { kind: text }', ['blocking screen.text screens.a.description']],
  ['a: { kind: text, description: x, roles: not shown }', ['blocking screen.roles screens.a.roles']],
  [
    'a: { kind: list, entity: t, columns: [x], views: { v: not shown } }',
    ['shaping screen.view screens.a.views.v.where'],
  ],
  ['a: { kind: list, entity: t, columns: [x], views: { v: { where: record.x != null, as: board } } }', []],
])('%s', (yaml, gaps) => {
  expect(serious(yaml)).toEqual(gaps);
});

test('details of a list', () => {
  const found = gapsIn(chapter(2, 'a: { kind: list, entity: t, columns: [x], path: /a }')).filter((gap) =>
    gap.includes(' screens.'),
  );
  expect(found).toEqual(
    ['filters', 'search', 'sort', 'pageSize'].map((key) => `detail screen.${key} screens.a.${key}`),
  );
});

test('which reference is meant where there are several', () => {
  const fields = 'a: { type: reference, to: t }, b: { type: reference, to: t }';
  const document = (related: string) =>
    chapter(2, `s: { kind: detail, entity: t, path: "/t/:id", related: [${related}] }`) +
    chapter(3, `t: { fields: {} }\nu: { fields: { ${fields} } }`);
  const { gaps } = read(document('u'));
  expect(gaps.find(({ kind }) => kind === 'screen.related')).toMatchObject({
    path: 'screens.s.related.0',
    subject: 'S · U',
    line: 4,
    column: 57,
    blocks: ['s'],
    weight: 'shaping',
  });
  expect(gapsIn(document('u.a')).join()).not.toContain('screen.related');
});

test('which date a calendar goes by, where there are several', () => {
  const document = (dates: string, on = '') =>
    chapter(
      2,
      `s: { kind: list, entity: t, columns: [x], views: { v: { where: record.x != null, as: calendar${on} } } }`,
    ) + chapter(3, `t: { fields: { x: { type: string }, ${dates} } }`);
  const asked = (text: string) => gapsIn(text).filter((gap) => gap.includes('screen.calendar'));
  const one = 'a: { type: string, format: date }';
  const two = `${one}, b: { type: string, format: date-time }`;
  expect(asked(document(two))).toEqual(['shaping screen.calendar screens.s.views.v.on']);
  expect(asked(document(one))).toEqual([]);
  expect(asked(document(two, ', on: b'))).toEqual([]);
});

test.each<[string, string[]]>([
  ['o: { kind: detail, entity: order }', ['detail screen.shows screens.o.shows']],
  ['o: { kind: detail, entity: order, shows: none }', []],
  ['o: { kind: detail, entity: plain }', []],
])('what else %s shows is asked for where there is something', (yaml, gaps) => {
  const entities = chapter(3, 'order: { history: true }\nplain: {}') + chapter(4, 'order: { states: { a: {} } }');
  expect(gapsIn(chapter(2, yaml) + entities).filter((gap) => gap.includes('shows'))).toEqual(gaps);
});

const actions = (screens: string, access = '') =>
  read(chapter(2, screens) + chapter(3, 't: {}') + access)
    .gaps.filter(({ kind }) => kind === 'entity.actions')
    .map(({ path, of }) => `${path}: ${of?.[0]?.map((word) => (typeof word === 'string' ? word : word.term))}`);
const list = 't: { kind: list, entity: t }';

test.each<[string, string, string[]]>([
  ['x: { kind: list }', '', []],
  [list, '', ['screens.t: read,create,update']],
  [`${list}\nd: { kind: detail, entity: t }`, '', ['screens.t: create,update']],
  [`${list}\nd: { entity: t }`, '', []],
  [list, chapter(6, 'roles: [r]\npermissions: [{ roles: [r], can: [list, read], on: [t] }]'), ['screens.t: read']],
  [
    list,
    chapter(6, 'roles: [r]\npermissions: [{ roles: [r], can: list, on: [t] }, { effect: deny, can: all, on: all }]'),
    [],
  ],
])(
  'an entity that is only listed is asked where one may be opened, created and changed: %s%s',
  (screens, access, asked) => {
    expect(actions(screens, access)).toEqual(asked);
  },
);
