import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { answerable, isAllLocked, lockOf, mayAnswer } from './locks.ts';
import type { FormTarget } from './target.ts';

const product = compile(
  read(`
## 3. Entities
\`\`\`yaml
job:
  key: number
  fields:
    number: { type: string }
    title: { type: string }
    hours: { type: number }
    price: { type: number, computed: record.hours * 2 }
    state: { type: string }
    made: { type: string, readOnly: true }
    report: { type: string, relevantWhen: "record.state == 'done'" }
    secret: { type: string }
\`\`\`
## 4. States
\`\`\`yaml
job:
  field: state
  initial: open
  states: { open: {}, held: {}, done: { editable: [title] } }
  transitions: { finish: { from: open, to: done, asks: [report] } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: { clerk: {}, worker: {} }
permissions:
  - { roles: [clerk], can: all, on: all }
  - { roles: [worker], can: [read, update], on: [job], fields: [hours] }
  - { roles: [worker], can: [update], on: [job], fields: [title], when: "record.state == 'open' && record.made == subject.id" }
\`\`\``).specification,
);
const job = product.entity('job')!;
const around = (role: string) => ({ subject: { id: role, roles: [role] } });
const target = (does: string, values?: Record<string, unknown>): FormTarget => ({
  entity: job,
  does,
  record: values && { values, changes: [], included: {} },
});
const locks = (form: FormTarget, role: string) => {
  const may = mayAnswer(form, around(role));
  return Object.fromEntries(job.fields.map((field) => [field.name, lockOf(field, form, may)]));
};

test('each field that cannot be answered has its reason', () => {
  expect(locks(target('update', { number: '1', state: 'open' }), 'clerk')).toEqual({
    number: 'key',
    title: undefined,
    hours: undefined,
    price: 'computed',
    state: 'lifecycle',
    made: 'readOnly',
    report: undefined,
    secret: undefined,
  });
  expect(locks(target('update', { number: '1', state: 'done' }), 'clerk')).toMatchObject({
    title: undefined,
    hours: 'state',
  });
  expect(locks(target('update', { number: '1', state: 'open', made: 'worker' }), 'worker')).toMatchObject({
    title: undefined,
    hours: undefined,
    secret: 'role',
  });
});

test('who may do it at all is told what of the record is in the way', () => {
  const title = (values: Record<string, unknown>) => {
    const form = target('update', { number: '1', ...values });
    return lockOf(job.field('title')!, form, mayAnswer(form, around('worker')));
  };
  const states = product.entity('job')!.lifecycle!.states.map(({ name }) => name);
  expect(states).toContain('held');
  expect(title({ state: 'held', made: 'worker' })).toBe('state');
  expect(title({ state: 'open', made: 'another' })).toBe('record');
});

test('a record of which nothing can be changed is told apart', () => {
  const isLocked = (role: string, state: string) =>
    isAllLocked(target('update', { number: '1', state, made: 'x' }), job.fields, around(role));
  expect(isLocked('worker', 'done')).toBe(true);
  expect(isLocked('worker', 'open')).toBe(false);
  expect(isAllLocked(target('finish', { number: '1', state: 'open' }), [], around('worker'))).toBe(false);
});

test('what does not matter, or may not be seen, is not answered', () => {
  const values = { number: '1', title: 't', hours: 1, state: 'open', report: null };
  const form = target('update', values);
  expect(answerable(form, job.fields, values, around('clerk')).map(({ name }) => name)).toEqual(['title', 'hours']);
});

test('a transition asks for what matters in the state that it leads to', () => {
  const values = { number: '1', state: 'open', report: null };
  const form = target('finish', values);
  expect(answerable(form, [job.field('report')!], { ...values, state: 'done' }, around('clerk'))).toHaveLength(1);
});
