import { isMap } from '../chapters/facts.ts';
import type { ProblemValues } from '../problem.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { typeWords } from '../vocabulary/words/type-words.ts';
import { flow, flowOf } from './flow.ts';
import { type Entities, shortField } from './natural/short-field.ts';

/** Keys that an entity does not have, as the fields that they are meant to be; undefined where none of them says so. */
export function asFields(entity: unknown, keys: readonly string[], entities: Entities): string | undefined {
  if (!isMap(entity)) return undefined;
  const fields = Object.entries(entity).flatMap(([key, value]) =>
    keys.includes(key) || isType(value) ? [{ key, value, isField: isField(value, entities) }] : [],
  );
  if (!fields.some(({ key, isField }) => isField && keys.includes(key))) return undefined;
  // Of a word that is no type nothing is known but the name of its field.
  return `fields: ${flowOf(fields.map(({ key, value, isField }) => [key, isField ? flow(value) : '{}']))}`;
}

const isType = (value: unknown) => typeof value === 'string' && typeWords.has(value.toLowerCase());
const isField = (value: unknown, entities: Entities) =>
  shortField({ value, at: [1, 1] }, entities) !== undefined || (isMap(value) && typeof value.type === 'string');

const actions: readonly (readonly [action: string, words: RegExp])[] = [
  ['list', /\b(?:list|search|browse)/i],
  ['read', /\b(?:read|see|view|look)/i],
  ['create', /\b(?:create|add|enter)/i],
  ['update', /\b(?:update|edit|change|write)/i],
  ['delete', /\b(?:delete|remove)/i],
];
const everything = /\b(?:everything|anything|all|full|alles)\b/i;

/** Whether a text or a thing tells what somebody may do. */
export const tellsRights = (value: unknown): boolean =>
  typeof value === 'string'
    ? /^(?:can|may|darf|kann|reads?|sees?|lists?|creates?|edits?|changes?|deletes?)\b/i.test(value) ||
      everything.test(value)
    : Array.isArray(value)
      ? value.length > 0 && value.every(tellsRights)
      : isMap(value) && Object.hasOwn(value, 'can');

/** Permissions as people write them, `{ librarian: everything }`, in the form that they have; undefined where nobody is named. */
export function permissionsIn(value: unknown, names: OwnNames): string | undefined {
  const isRole = (name: string) =>
    names.roles.length > 0 ? names.roles.includes(name) : /^[\p{L}\p{N}_-]{1,30}$/u.test(name);
  const isEntity = (name: string) => names.entities.length === 0 || names.entities.includes(name);
  const lines = (role: string, rights: unknown): string[] => {
    const each = isMap(rights) && !Object.hasOwn(rights, 'can') ? Object.entries(rights) : [];
    if (each.length > 0 && each.every(([name]) => isEntity(name)))
      return each.map(([name, can]) => `{ roles: [${role}], can: ${rightsIn(can, names).can}, on: [${name}] }`);
    const { can, on } = rightsIn(rights, names);
    const isOfSome = names.entities.some((entity) => flow(rights).toLowerCase().includes(entity.toLowerCase()));
    return [`{ roles: [${role}], can: ${can}, on: ${isOfSome ? on : 'all'} }`];
  };
  if (typeof value === 'string') {
    const role = names.roles.find((one) => value.toLowerCase().includes(one.toLowerCase()));
    return role === undefined ? undefined : `[${lines(role, value).join(', ')}]`;
  }
  const entries = isMap(value) ? Object.entries(value) : [];
  if (entries.length === 0 || !entries.every(([name]) => isRole(name))) return undefined;
  return `[${entries.flatMap(([role, rights]) => lines(role, rights)).join(', ')}]`;
}

/** What somebody may do, as far as the words for it name actions and entities. */
export function rightsIn(value: unknown, { entities }: OwnNames): ProblemValues {
  const words = flow(value);
  const isAll = everything.test(words);
  const can = actions.flatMap(([action, of]) => (of.test(words) ? [action] : []));
  const on = entities.filter((entity) => words.toLowerCase().includes(entity.toLowerCase()));
  const [first = 'tool'] = entities;
  return {
    can: isAll ? 'all' : `[${(can.length > 0 ? can : ['read']).join(', ')}]`,
    on: on.length > 0 ? `[${on.join(', ')}]` : isAll ? 'all' : `[${first}]`,
  };
}
