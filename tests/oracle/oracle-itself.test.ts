import { describe, expect, test } from 'vitest';
import { cel } from './cel.ts';
import type { Condition, Operand } from './condition.ts';
import { chief, clerk, exampleOf, fitter } from './example.ts';
import { expected } from './expected.ts';
import { holds } from './holds.ts';
import { makeModel } from './make-model.ts';
import type { Permission, Subject, Values } from './model.ts';
import { nowhere, type Question } from './question.ts';
import { questionsOf } from './questions.ts';
import { and, not, or } from './truth.ts';
import { written } from './written.ts';

const field = (path: string): Operand => ({ kind: 'field', path: path.split('.') });
const literal = (value: string | number | boolean | null): Operand => ({ kind: 'literal', value });
const compare = (left: Operand, operator: '==' | '!=' | '<' | '>=', right: Operand): Condition => ({
  kind: 'compare',
  operator,
  left,
  right,
});
const subject: Operand = { kind: 'subject' };
const own = compare(field('owner'), '==', subject);
const small = compare(field('points'), '<', literal(3));

function truth(condition: Condition, task: Values = {}, who: Subject = clerk) {
  const model = exampleOf([], task);
  return holds(condition, { model, entity: 'task', record: model.records.task?.[0]?.values, subject: who });
}

function answer(permissions: Permission[], question: Partial<Question>, task: Values = {}, more = {}) {
  const full = { subject: clerk, entity: 'task', action: 'read', key: 't1', ...question };
  const found = expected(exampleOf(permissions, { label: 'red', status: 'open', ...task }, more), full);
  return 'open' in found ? 'open' : found.statuses.join();
}

describe('three values', () => {
  test('what is decided on one side needs no other', () => {
    expect([and(false, 'unknown'), or(true, 'unknown')]).toEqual([false, true]);
    expect([and(true, 'unknown'), or(false, 'unknown'), not('unknown')]).toEqual(['unknown', 'unknown', 'unknown']);
  });

  test.each([
    ['unanswered is known to be empty', compare(field('owner'), '==', literal(null)), {}, true],
    ['and is no other value', compare(field('label'), '==', literal('red')), {}, false],
    ['and differs from any', compare(field('label'), '!=', literal('red')), {}, true],
    ['an owner that nobody named is not the person', { kind: 'not', of: own }, {}, true],
    ['order with what is empty is unknown', small, {}, 'unknown'],
    ['on either side', compare(literal(3), '>=', field('points')), {}, 'unknown'],
    ['zero is an answer', small, { points: 0 }, true],
    ['behind an empty reference all is empty', compare(field('owner.name'), '==', literal(null)), {}, true],
    ['two away too', compare(field('project.lead.name'), '==', literal(null)), {}, true],
    ['two away, answered', compare(field('project.lead.name'), '==', literal('red')), { project: 'p1' }, true],
    ['answered, three ways down', { kind: 'answered', path: ['project', 'lead', 'boss'] }, { project: 'p1' }, true],
    ['not answered there', { kind: 'answered', path: ['owner', 'boss', 'name'] }, { owner: 'u1' }, false],
    ['false is an answer', { kind: 'answered', path: ['urgent'] }, { urgent: false }, true],
    [
      'a constant that is not shown',
      compare(field('points'), '==', { kind: 'constant', name: 'missing' }),
      {},
      'unknown',
    ],
    ['one that is', compare(field('points'), '==', { kind: 'constant', name: 'limit' }), { points: 2 }, true],
    ['empty is none of a list', { kind: 'oneOf', left: field('label'), list: ['red'] }, {}, false],
    ['nothing is in an unanswered list', { kind: 'entry', path: ['tags'], entry: 'red', by: 'in' }, {}, false],
    ['the day itself', compare(field('due'), '>=', { kind: 'today' }), { due: '2026-06-15' }, true],
  ] satisfies [string, Condition, Values, unknown][])('%s', (_, condition, task, expected) => {
    expect(truth(condition, task)).toBe(expected);
  });
});

describe('permissions', () => {
  const read: Permission = { roles: ['clerk'], can: ['list', 'read'], on: ['task'] };

  test('who has none is refused, who inherits one is not', () => {
    expect(answer([read], {})).toBe('200');
    expect(answer([read], { subject: fitter })).toBe('403');
    expect(answer([read], { subject: chief })).toBe('200');
  });

  test('an allow whose condition is unknown allows nothing, a deny whose condition is unknown denies', () => {
    expect(answer([{ ...read, when: small }], {})).toBe('403');
    expect(answer([read, { effect: 'deny', when: small }], {})).toBe('403');
    expect(answer([read, { effect: 'deny', when: small }], {}, { points: 5 })).toBe('200');
    expect(answer([read, { effect: 'deny', when: own }], {})).toBe('200');
    expect(answer([{ ...read, when: 'none' }], {})).toBe('200');
  });

  test('what an allow cannot say it does not allow, what a deny cannot say it says of all', () => {
    for (const broken of ['effect', 'roles', 'can', 'on', 'fields', 'when'] as const)
      expect(answer([{ ...read, broken }], {}), broken).toBe('403');
    const deny: Permission = { effect: 'deny', roles: ['fitter'], can: ['delete'], on: ['project'] };
    expect(answer([read, { ...deny, broken: 'roles' }], {})).toBe('200');
    expect(answer([read, { roles: ['clerk'], can: ['read'], on: ['task'], broken: 'effect' }], {})).toBe('403');
    expect(answer([read, { ...deny, roles: ['clerk'], on: ['task'], broken: 'can' }], {})).toBe('403');
  });

  test('of fields, those that are denied are not shown', () => {
    const deny: Permission = {
      effect: 'deny',
      roles: ['clerk'],
      can: ['list', 'read'],
      on: ['task'],
      fields: ['points'],
    };
    const model = exampleOf([{ ...read, fields: ['label', 'points'] }, deny], { label: 'red', points: 1 });
    const found = expected(model, { subject: clerk, entity: 'task', action: 'read', key: 't1' });
    expect(found).toMatchObject({ record: { label: 'red' } });
    expect(expected(model, { subject: clerk, entity: 'task', action: 'list' })).toMatchObject({
      items: new Map([['t1', { label: 'red' }]]),
    });
  });

  test('403 comes before 404 for who has only conditional rights', () => {
    expect(answer([read], { key: nowhere })).toBe('404');
    expect(answer([{ ...read, when: small }], { key: nowhere })).toBe('403');
    expect(answer([read, { effect: 'deny', when: own }], { key: nowhere })).toBe('403');
    expect(answer([], { key: nowhere })).toBe('403');
  });
});

describe('writes', () => {
  const all: Permission = { roles: ['clerk'], can: 'all', on: 'all' };
  const update = { action: 'update', body: { label: 'violet' } };

  test('permission, then revision, then state, then field', () => {
    const some: Permission = { roles: ['clerk'], can: ['update'], on: ['task'], fields: ['points'] };
    expect(answer([], { ...update, match: 'stale' })).toBe('403');
    expect(answer([some], { ...update, match: 'stale' })).toBe('412');
    expect(answer([some], update)).toBe('403');
    expect(answer([some], update, { status: 'done' })).toBe('403,409');
    expect(answer([all], update)).toBe('200');
    expect(answer([all], update, { status: 'doing' })).toBe('200');
    expect(answer([all], { ...update, body: { points: 1 } }, { status: 'doing' })).toBe('403,409');
    expect(answer([all], update, { status: 'done' })).toBe('403,409');
  });

  test('only transitions write the state', () => {
    expect(answer([all], { ...update, body: { status: 'done' } })).not.toContain('200');
    expect(answer([all], { action: 'start' })).toBe('200');
    expect(answer([all], { action: 'finish' })).toBe('409');
  });

  test('a guard is judged with the answer that it is about; what is not known holds back', () => {
    const start = (guard: Condition | 'none' | 'not shown') => ({
      lifecycle: {
        initial: 'open',
        editable: {},
        transitions: { start: { from: ['open'], to: 'doing', asks: ['points'], guard } },
      },
    });
    const transition = (guard: Condition | 'none' | 'not shown', body: Values) =>
      answer([all], { action: 'start', body }, {}, start(guard));
    expect(transition(small, { points: 1 })).toBe('200');
    expect(transition(small, { points: 5 })).toBe('409');
    expect(transition(small, { points: null })).toBe('409');
    expect(transition('none', { points: 5 })).toBe('200');
    expect(transition('not shown', { points: 5 })).toBe('409');
    expect(answer([], { action: 'start' }, {}, start('not shown'))).toBe('403');
  });
});

describe('what is generated', () => {
  const models = Array.from({ length: 40 }, (_, index) => makeModel(index + 1));

  test('is the same for the same seed', () => {
    expect(written(makeModel(7))).toBe(written(makeModel(7)));
    expect(written(makeModel(7))).not.toBe(written(makeModel(8)));
  });

  test('leaves every field unanswered somewhere', () => {
    for (const [entity, fields] of Object.entries(makeModel(1).entities))
      for (const name of Object.keys(fields).filter((one) => one !== 'code')) {
        const values = models.flatMap(({ records }) => records[entity]?.map((one) => one.values[name]) ?? []);
        expect(values, `${entity}.${name}`).toContain(null);
        expect(
          values.some((value) => value !== null && value !== undefined),
          `${entity}.${name}`,
        ).toBe(true);
      }
  });

  test('uses all of the grammar', () => {
    const text = models.map(written).join('\n');
    for (const part of [
      '==',
      '!=',
      '<',
      '<=',
      '>',
      '>=',
      '!(',
      '&&',
      '||',
      'has(',
      ' in ',
      '.exists(',
      'today()',
      "date('",
    ])
      expect(text, part).toContain(part);
    for (const part of ['subject.id', 'subject.roles.exists(', 'constants.limit', 'constants.missing', '== null'])
      expect(text, part).toContain(part);
    expect(text).toMatch(/record\.\w+\.\w+\.\w+/);
  });

  test('asks enough, and leaves little open', () => {
    const answers = models.flatMap((model) => questionsOf(model).map((question) => expected(model, question)));
    const open = answers.filter((one) => 'open' in one).length;
    expect(answers.length).toBeGreaterThan(45_000);
    expect(open / answers.length).toBeLessThan(0.1);
  });

  test('writes conditions as CEL', () => {
    const either: Condition = { kind: 'or', left: { kind: 'not', of: own }, right: small };
    expect(cel(either)).toBe('(!(record.owner == subject.id)) || (record.points < 3)');
  });
});
