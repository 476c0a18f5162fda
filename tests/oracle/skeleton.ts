import type { FieldModel, Fields, Model } from './model.ts';

const person: Fields = {
  name: { kind: 'text' },
  level: { kind: 'whole' },
  active: { kind: 'flag' },
  since: { kind: 'day' },
  skills: { kind: 'list' },
  boss: { kind: 'reference', to: 'person' },
};

const project: Fields = {
  title: { kind: 'text' },
  open: { kind: 'flag' },
  budget: { kind: 'number' },
  due: { kind: 'day' },
  lead: { kind: 'reference', to: 'person' },
};

const task: Fields = {
  label: { kind: 'text' },
  points: { kind: 'number' },
  urgent: { kind: 'flag' },
  due: { kind: 'day' },
  tags: { kind: 'list' },
  owner: { kind: 'reference', to: 'person' },
  project: { kind: 'reference', to: 'project' },
  status: { kind: 'state' },
};

/** Three entities that refer to one another; a task may be known by a code of its own. */
export function entitiesOf(keyed: boolean): Record<string, Fields> {
  return { person, project, task: keyed ? { code: { kind: 'key' }, ...task } : task };
}

/** Chapter 9: `missing` is named, but its value is not shown. */
export const constants: Model['constants'] = { limit: 2, word: 'blue', missing: undefined };

export const states = ['open', 'doing', 'done'];
export const words = ['blue', 'green', 'red'];
export const numbers = [0, 1, 2, 2.5, 7];
export const days = ['2026-01-31', '2026-06-14', '2026-06-15', '2026-12-24'];
export const people = ['u1', 'u2', 'u3', 'u4'];

/** Every way from an entity to an answer, through at most two references. */
export function pathsFrom(
  entities: Record<string, Fields>,
  entity: string,
  length = 3,
): { path: string[]; field: FieldModel }[] {
  return Object.entries(entities[entity] ?? {}).flatMap(([name, field]) => {
    const further = field.to && length > 1 ? pathsFrom(entities, field.to, length - 1) : [];
    return [{ path: [name], field }, ...further.map((way) => ({ path: [name, ...way.path], field: way.field }))];
  });
}
