import { cel } from './cel.ts';
import type { FieldModel, Fields, Kind, Lifecycle, Model, Permission, Transition, Unsaid } from './model.ts';
import { Bare, type Fact, inline, lines } from './yaml.ts';

const bare = (words: Unsaid | 'all') => new Bare(words);
const each = <T>(of: Record<string, T>, fact: (one: T) => Fact): Record<string, Fact> =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, fact(one)]));

const kinds: Record<Exclude<Kind, 'reference'>, Record<string, Fact>> = {
  text: { type: 'string' },
  state: { type: 'string' },
  key: { type: 'string', readOnly: true },
  number: { type: 'number' },
  whole: { type: 'integer' },
  flag: { type: 'boolean' },
  day: { type: 'string', format: 'date' },
  list: { type: 'array', items: { type: 'string' } },
};

const field = ({ kind, to = '' }: FieldModel): Fact => (kind === 'reference' ? { type: 'reference', to } : kinds[kind]);
const entity = (fields: Fields): Fact => ({ key: 'code' in fields ? 'code' : undefined, fields: each(fields, field) });

const transition = ({ from, to, guard, asks }: Transition): Fact => ({
  from,
  to,
  guard: typeof guard === 'string' ? bare(guard) : guard && cel(guard),
  asks,
});

const lifecycle = ({ initial, editable, transitions }: Lifecycle): Fact => ({
  field: 'status',
  initial,
  states: each(editable, (fields) => ({ editable: typeof fields === 'string' ? bare(fields) : fields })),
  transitions: each(transitions, transition),
});

const allOr = (names: 'all' | string[] | undefined) => (names === 'all' ? bare('all') : names);

/** A permission as its line in chapter 6. */
export function permissionLine({ effect, roles, can, on, fields, when, broken }: Permission): string {
  const said: Record<string, Fact | undefined> = { effect, roles, can: allOr(can), on: allOr(on), fields };
  if (when) said.when = when === 'none' ? bare('none') : cel(when);
  if (broken) said[broken] = bare('not shown');
  return `  - ${inline(said)}`;
}

const block = (heading: string, yaml: string) => `## ${heading}\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;

/** A model as the document that states it. */
export function written(model: Model): string {
  const roles = lines({ roles: each(model.roles, (inherits) => (inherits.length > 0 ? { inherits } : {})) });
  const permissions = model.permissions.map(permissionLine).join('\n') || '  []';
  return [
    '# Oracle\n',
    block('1. Purpose and audience', 'title: Oracle\nlocales: [en]\ntimeZone: UTC'),
    block('3. Entities and fields', lines(each(model.entities, entity))),
    block('4. States and transitions', lines({ task: lifecycle(model.lifecycle) })),
    block('6. Roles and permissions', `${roles}\npermissions:\n${permissions}`),
    block('9. Constants and limits', lines(each(model.constants, (value) => ({ value: value ?? bare('not shown') })))),
  ].join('\n');
}
