import { kindOf } from '../../fields/index.ts';
import { remember } from '../../remember.ts';
import type { FieldFacts } from '../entities/vocabulary.ts';
import type { Names } from '../names.ts';
import { any, boolean, type Choices, listOf, number, type Type, text } from './type.ts';

/** The type of a field's value; `any` where the document does not state it. */
export function typeOfField(field: FieldFacts, names: Names): Type {
  const { kind, assumed } = kindOf(field);
  switch (kind) {
    case 'array':
      return listOf(field.items ? typeOfField(field.items, names) : any);
    case 'object':
      return field.properties ? { kind: 'object', properties: propertiesOf(field.properties) } : any;
    case 'reference':
      return field.to && names.fieldsOf(field.to)
        ? { kind: 'record', entities: [field.to], identifies: identifiedBy(field.to, names) }
        : any;
    case 'boolean':
      return boolean;
    case 'choice':
      return { kind: isNumber(field) ? 'number' : 'text', choices: choicesOf(field) };
    case 'date':
      return { kind: 'day' };
    case 'dateTime':
      return { kind: 'moment' };
    case 'duration':
      return { kind: 'duration' };
    case 'integer':
    case 'money':
    case 'number':
      return number;
    case 'email':
    case 'file':
    case 'multiline':
    case 'text':
    case 'time':
    case 'uri':
      return assumed && !field.type ? any : text;
  }
}

/** The type of a field of an entity: the one that keeps the state is one of the states, that of the roles holds roles. */
export function typeOfEntityField(entity: string, name: string, field: FieldFacts, names: Names): Type {
  const states = names.stateField(entity) === name ? names.statesOf(entity) : undefined;
  if (states) return { kind: 'text', choices: { what: 'state', names: states } };
  const type = typeOfField(field, names);
  const { users } = names.specification.access;
  const isRoles = users?.entity === entity && users.roles === name;
  if (!isRoles || !names.roles || field.enum || field.items?.enum) return type;
  const role: Type = { kind: 'text', choices: { what: 'role', names: names.roles } };
  return type.kind === 'text' ? role : listOf(role);
}

/** The entity itself, where its records are known by what is given to them: what is stated, others may share. */
export const identifiedBy = (entity: string, { specification }: Names): string | undefined =>
  specification.entities[entity]?.key == null ? entity : undefined;

const isNumber = ({ type }: FieldFacts) => type === 'integer' || type === 'number';

const choices = new WeakMap<FieldFacts, Choices>();
const properties = new WeakMap<object, ReadonlyMap<string, FieldFacts>>();

/** The values of a choice: of numbers `1.1`, however they are written. */
export function choicesOf(field: FieldFacts): Choices {
  const chosen = (option: NonNullable<FieldFacts['enum']>[number]) => {
    const written = typeof option === 'string' ? option : (option.value ?? '');
    return isNumber(field) ? String(Number(written)) : written;
  };
  return remember(choices, field, () => ({ what: 'choice', names: new Set((field.enum ?? []).map(chosen)) }));
}

function propertiesOf(named: Record<string, FieldFacts>): ReadonlyMap<string, FieldFacts> {
  return remember(properties, named, () => new Map(Object.entries(named)));
}
