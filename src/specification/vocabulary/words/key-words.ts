import type { effects, Thing } from '../../chapters/effects.ts';

type WordsFor<T extends Thing> = Readonly<Record<string, keyof (typeof effects)[T]>>;

const titled = {
  label: 'title',
  caption: 'title',
  titel: 'title',
  bezeichnung: 'title',
} as const;

const named = { ...titled, beschreibung: 'description' } as const;

/**
 * What people call the keys of a thing. Outside of the chapters that decide over access these are taken for them; within,
 * they are only suggested.
 */
export const keyWords: { readonly [T in Thing]: WordsFor<T> } = {
  purpose: {
    name: 'title',
    languages: 'locales',
    language: 'locales',
    locale: 'locales',
    timezone: 'timeZone',
    users: 'audience',
  },
  audience: { ...titled, name: 'title', wants: 'goals' },
  screen: { ...named, name: 'title', route: 'path', url: 'path', type: 'kind' },
  view: { ...titled, filter: 'where', when: 'where' },
  widget: { ...titled, type: 'kind', entity: 'of', groupBy: 'by', filter: 'where' },
  entity: {
    ...named,
    properties: 'fields',
    attributes: 'fields',
    primaryKey: 'key',
    examples: 'samples',
    felder: 'fields',
  },
  field: {
    ...named,
    typ: 'type',
    options: 'enum',
    choices: 'enum',
    values: 'enum',
    dropdown: 'enum',
    auswahl: 'enum',
    werte: 'enum',
    mandatory: 'required',
    obligatory: 'required',
    compulsory: 'required',
    pflicht: 'required',
    readonly: 'readOnly',
    regex: 'pattern',
    help: 'description',
    references: 'to',
    reference: 'to',
    ref: 'to',
    einheit: 'unit',
    minimumLength: 'minLength',
    maximumLength: 'maxLength',
  },
  section: {},
  step: {},
  users: {},
  option: { ...titled, name: 'title' },
  rule: { message: 'title' },
  call: { ...titled, verb: 'method', url: 'path', action: 'does' },
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
