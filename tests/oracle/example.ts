import type { Model, Permission, Subject, Values } from './model.ts';
import { constants, entitiesOf } from './skeleton.ts';

/** A record of `task` where nothing is answered but what is given. */
const taskOf = (values: Values): Values => ({
  ...Object.fromEntries(Object.keys(entitiesOf(false).task ?? {}).map((name) => [name, null])),
  ...values,
});

/** A hand-written document: people who have bosses, projects with leads, and one task, `t1`. */
export function exampleOf(permissions: Permission[], task: Values = {}, more: Partial<Model> = {}): Model {
  const person = (key: string, values: Values) => ({ key, values: { name: null, boss: null, level: null, ...values } });
  return {
    seed: 0,
    entities: entitiesOf(false),
    lifecycle: {
      initial: 'open',
      editable: { open: undefined, doing: ['label'], done: 'none' },
      transitions: { start: { from: ['open'], to: 'doing' }, finish: { from: ['doing'], to: 'done' } },
    },
    roles: { clerk: [], fitter: [], chief: ['clerk', 'fitter'] },
    permissions,
    constants,
    records: {
      person: [person('u1', { name: 'red', boss: 'u2', level: 1 }), person('u2', {})],
      project: [{ key: 'p1', values: { title: 'blue', lead: 'u1' } }],
      task: [{ key: 't1', values: taskOf(task) }],
    },
    ...more,
  };
}

export const clerk: Subject = { id: 'u1', roles: ['clerk'] };
export const fitter: Subject = { id: 'u1', roles: ['fitter'] };
export const chief: Subject = { id: 'u1', roles: ['chief'] };
