import type { Names } from '../names.ts';
import { identifiedBy, typeOfEntityField } from './fields.ts';
import { any, boolean, listOf, type Members, number, type Type, text } from './type.ts';

/** Of more entities than this it is not asked what their records have in common. */
const several = 20;

export type RootTypes = ReadonlyMap<string, Type>;

/** What expressions can begin with, in each kind of place. */
export class Roots {
  readonly #names: Names;
  /** Where an expression is about no record: a limit, the size of a page. */
  readonly ofNothing: RootTypes;
  readonly #everywhere: readonly (readonly [string, Type])[];

  constructor(names: Names) {
    this.#names = names;
    const constants = ['constants', { kind: 'root', members: constantsOf(names) }] as const;
    this.ofNothing = new Map<string, Type>([constants]);
    this.#everywhere = [
      constants,
      ['subject', { kind: 'root', members: subjectOf(names) }],
      ['records', { kind: 'root', members: recordsOf(names) }],
    ];
  }

  /** Where an expression is about a record of an entity; undefined where the document does not say of which. */
  ofRecord(entity: string | null | undefined, more: { item?: Type; form?: string } = {}): RootTypes {
    return this.ofRecords(entity ? [entity] : undefined, more);
  }

  /** Where it is about a record of one of several entities. */
  ofRecords(entities: readonly string[] | undefined, { item, form }: { item?: Type; form?: string } = {}): RootTypes {
    const types = new Map<string, Type>([['record', this.#record(entities)], ...this.#everywhere]);
    if (item) types.set('item', item);
    if (form) types.set('form', this.#record([form]));
    return types;
  }

  #record(entities: readonly string[] | undefined): Type {
    const isOpen = !entities || entities.length > several || entities.some((entity) => !this.#names.fieldsOf(entity));
    return isOpen ? any : { kind: 'record', entities };
  }
}

function constantsOf({ constants }: Names): Members {
  return {
    what: 'constant',
    isComplete: constants !== undefined,
    names: constants ?? new Map(),
    typeOf: (name) => {
      const value = constants?.get(name)?.value;
      if (typeof value === 'number') return { ...number, literal: value };
      if (typeof value === 'string') return { ...text, literal: value };
      return typeof value === 'boolean' ? boolean : any;
    },
  };
}

function recordsOf({ entities }: Names): Members {
  return {
    what: 'entity',
    isComplete: entities !== undefined,
    names: entities ?? new Map(),
    typeOf: (name) => listOf({ kind: 'record', entities: [name] }),
  };
}

/** Who asks: what they are known by, their roles, and the fields of the entity that keeps the users. */
function subjectOf(names: Names): Members {
  const { users } = names.specification.access;
  const entity = users?.entity ?? undefined;
  const fields = entity ? names.fieldsOf(entity) : undefined;
  const isNone = users === null && names.isKnown('access');
  return {
    what: 'field',
    isComplete: isNone || fields !== undefined,
    names: new Map([...(fields ?? []), ['id', {}], ['roles', {}]]),
    typeOf: (name) => {
      if (name === 'id') return { ...text, identifies: entity && fields ? identifiedBy(entity, names) : undefined };
      if (name === 'roles')
        return listOf(names.roles ? { kind: 'text', choices: { what: 'role', names: names.roles } } : text);
      const field = fields?.get(name);
      return entity && field ? typeOfEntityField(entity, name, field, names) : any;
    },
  };
}
