import { expect, test } from 'vitest';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const entities = chapter(
  3,
  'owner: { fields: { name: text } }\npet: { fields: { name: text, owner: owner } }\n' +
    'visit: { fields: { pet: pet, day: date, price: money, status: [booked, arrived, treated, paid] } }',
);
const states = '{ field: status, states: [booked, arrived, treated, paid]';

/** Whoever follows the advice to the letter opens no more, and loses nothing, of what they said. */
test.each<[said: string, number: number, yaml: string, exact: string]>([
  [
    'rights in sentences among the roles',
    6,
    'roles:\n  - Vets can create and edit visits\n  - Reception may not delete visits\n  - boss',
    'roles: { Vet: {}, Reception: {}, boss: {} }\npermissions: [{ roles: [Vet], can: [list, read, create, update], on: [visit] }, { roles: [Reception], can: [delete], on: [visit], effect: deny }]',
  ],
  [
    'what is own where the role is called as an entity',
    6,
    'owner: sees own pets',
    'roles: { owner: {} }\npermissions: [{ roles: [owner], can: [list, read], on: [pet], when: record.owner == subject.id }]',
  ],
  [
    'who takes a transition',
    4,
    `visit: ${states}, transitions: { arrive: booked to arrived by reception } }`,
    'arrive: { from: [booked], to: arrived, guard: … by reception }',
  ],
  [
    'transitions in a list, each in its own way',
    4,
    'visit:\n  field: status\n  states: [booked, arrived, treated, paid]\n  transitions:\n    - booked to arrived by reception\n    - from: arrived\n      to: treated\n    - pay: treated -> paid',
    'transitions: { arrived: { from: [booked], to: arrived, guard: … by reception }, treated: { from: [arrived], to: treated }, pay: treated -> paid }',
  ],
  [
    'who takes a transition, in a lifecycle that is told as a whole',
    4,
    'visit: { states: [booked, arrived], arrive: booked to arrived by reception }',
    'visit: { field: status, initial: booked, states: { booked: {}, arrived: {} }, transitions: { arrive: { from: [booked], to: arrived, guard: … by reception } } }',
  ],
])('%s', (_said, number, yaml, exact) => {
  const { problems } = read(entities + chapter(number, yaml));
  expect(problems.map(({ values }) => values.example)).toEqual([exact]);
});

test('a transition is taken by the role that is stated, and by no other', () => {
  const roles = chapter(6, 'roles: { vet: {} }');
  const documentOf = (way: string) => entities + chapter(4, `visit: ${states}, transitions: { ${way} } }`) + roles;
  const [problem] = read(documentOf('arrive: booked to arrived by vet only')).problems;
  const advised = problem?.values.example ?? '';
  expect(advised).toBe('arrive: { from: [booked], to: arrived, guard: "\'vet\' in subject.roles" }');
  expect(read(documentOf(advised)).problems).toEqual([]);
});

test.each<[lifecycle: string, words: string, when: string]>([
  [`visit: ${states} }`, 'when treated, price is required', "record.status == 'treated'"],
  [`visit: ${states} }`, 'if the visit is treated, price is required', "record.status == 'treated'"],
  [`visit: ${states} }`, 'when not treated, price is required', '… not treated'],
  ['visit: { states: [booked, treated] }', 'when treated, price is required', "record.status == 'treated'"],
])('in %s a rule, %s, holds where it was said to', (lifecycle, words, when) => {
  const { problems } = read(entities + chapter(4, lifecycle) + chapter(5, `visit: ${words}`));
  const told = problems.find(({ path }) => path === 'rules.visit');
  expect([told?.values.example]).toEqual([
    `visit: { title: "${words}", entity: visit, when: ${when}, assert: record.price != null }`,
  ]);
});

test.each<[said: string, number: number, yaml: string, exact: string]>([
  [
    'a guard in words',
    4,
    `visit: ${states}, transitions: { pay: treated to paid if price < ceiling } }`,
    'guard: record.price < constants.ceiling',
  ],
  [
    'a constant of several words',
    5,
    'cheap: price <= highest price',
    'assert: "record.price <= constants[\'highest price\']"',
  ],
  ['a constant in a sentence', 5, 'cheap: price must be at most ceiling', 'assert: record.price <= constants.ceiling'],
  [
    'a flag alone',
    5,
    'late: if urgent then price is required',
    'when: record.urgent == true, assert: record.price != null',
  ],
  [
    'what a role must not do, beside what it may',
    6,
    'vet: { can: read visit, cannot: delete }',
    '{ roles: [vet], can: [list, read], on: [visit] }, { roles: [vet], can: [delete], on: [visit], effect: deny }',
  ],
  [
    'a state that rights are limited to',
    6,
    'vet: read visits where status = paid',
    "can: [list, read], on: [visit], when: record.status == 'paid' }",
  ],
  [
    'the same among actions',
    6,
    'roles: [vet]\npermissions: [{ roles: [vet], can: read visits if status = paid }]',
    "can: [list, read], on: [visit], when: record.status == 'paid' }",
  ],
])('%s is told in a form that is taken', (_said, number, yaml, exact) => {
  const visits =
    entities.replace('day: date', 'day: date, urgent: boolean') + chapter(9, 'ceiling: 50\nhighest price: 500');
  const lifecycle = number === 4 ? '' : chapter(4, `visit: ${states}, transitions: {} }`);
  const [problem] = read(visits + lifecycle + chapter(number, yaml)).problems.filter(
    ({ severity }) => severity === 'error',
  );
  expect(problem?.values.example).toContain(exact);
  const [, name = '', inner = ''] = /^(\w+): (.*)$/s.exec(problem?.values.example ?? '') ?? [];
  const advised =
    number === 4 ? `visit: ${states}, transitions: { ${name}: ${inner} } }` : (problem?.values.example ?? '');
  const again = read(visits + lifecycle + chapter(number, advised));
  expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each<[said: string, number: number, yaml: string, exact: string, never: RegExp]>([
  ['a board', 2, 'plan: { type: board by status, entity: visit, group by: status }', 'as: board', /group by/],
  ['a call', 7, 'POST /visits: create visit', 'entity: visit', /entity: \//],
  ['a rule', 5, '- price must be positive', 'entity: …', /tool/],
])('%s names nothing that is not there while the entities cannot be read', (_said, number, yaml, exact, never) => {
  const [told] = read(chapter(3, 'visit: { fields: [') + chapter(number, yaml)).problems.filter(
    ({ values }) => values.example !== undefined,
  );
  expect(told?.values.example).toContain(exact);
  expect(told?.values.example).not.toMatch(never);
});
