import type { FieldFacts } from '../../chapters/entities/vocabulary.ts';

type Type = Pick<FieldFacts, 'type' | 'format'>;

const text: Type = { type: 'string' };
const integer: Type = { type: 'integer' };
const number: Type = { type: 'number' };
const boolean: Type = { type: 'boolean' };
const formatted = (format: string): Type => ({ type: 'string', format });
const dateTime = formatted('date-time');
const uri = formatted('uri');
const multiline = formatted('multiline');
const money: Type = { type: 'number', format: 'money' };

/** What people call the types, beside the words of JSON Schema. */
export const typeWords: ReadonlyMap<string, Type> = new Map([
  ...(['string', 'integer', 'number', 'boolean'] as const).map((type): [string, Type] => [type, { type }]),
  ...['text', 'str', 'varchar', 'char'].map((word): [string, Type] => [word, text]),
  ['int', integer],
  ...['float', 'double', 'decimal', 'numeric'].map((word): [string, Type] => [word, number]),
  ['bool', boolean],
  ['date', formatted('date')],
  ...['datetime', 'date-time', 'timestamp'].map((word): [string, Type] => [word, dateTime]),
  ['time', formatted('time')],
  ['duration', formatted('duration')],
  ['email', formatted('email')],
  ...['uri', 'url'].map((word): [string, Type] => [word, uri]),
  ...['multiline', 'textarea'].map((word): [string, Type] => [word, multiline]),
  ['markdown', formatted('markdown')],
  ['money', money],
]);

type Words = Readonly<Record<string, string>>;

const named: Words = { label: 'title', caption: 'title' };

/**
 * What people call the keys of a thing. Outside of the chapters that decide over access these are taken for them; within,
 * they are only suggested.
 */
export const keyWords: Readonly<Record<string, Words>> = {
  purpose: { name: 'title', languages: 'locales', timezone: 'timeZone', users: 'audience' },
  audience: { ...named, name: 'title', wants: 'goals' },
  screen: { ...named, name: 'title', route: 'path', url: 'path', type: 'kind' },
  view: { ...named, filter: 'where', when: 'where' },
  widget: { ...named, type: 'kind', entity: 'of', groupBy: 'by', filter: 'where' },
  entity: { ...named, properties: 'fields', attributes: 'fields', primaryKey: 'key', examples: 'samples' },
  field: {
    ...named,
    options: 'enum',
    choices: 'enum',
    mandatory: 'required',
    readonly: 'readOnly',
    regex: 'pattern',
    help: 'description',
    references: 'to',
    minimumLength: 'minLength',
    maximumLength: 'maxLength',
  },
  option: { ...named, name: 'title' },
  rule: { message: 'title' },
  call: { ...named, verb: 'method', url: 'path', action: 'does' },
  error: { code: 'status', message: 'title', description: 'detail' },
  constant: { meaning: 'description' },
  lifecycle: { start: 'initial', statuses: 'states', steps: 'states', actions: 'transitions' },
  state: { ...named, name: 'title', end: 'final', colour: 'tone', color: 'tone' },
  transition: { ...named, name: 'title', source: 'from', target: 'to', condition: 'guard', when: 'guard' },
  role: { ...named, name: 'title', extends: 'inherits' },
  access: { rights: 'permissions', rules: 'permissions' },
  permission: {
    role: 'roles',
    who: 'roles',
    action: 'can',
    actions: 'can',
    may: 'can',
    entity: 'on',
    entities: 'on',
    resource: 'on',
    condition: 'when',
    where: 'when',
  },
};
