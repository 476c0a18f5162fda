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
      : isMap(value) && (Object.hasOwn(value, 'can') || isOfEntities(value));

/** `{ book: [read] }` */
const isOfEntities = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, rights]) => key !== 'title' && key !== 'description' && tellsRights(rights));

/** Permissions as people write them, `{ librarian: everything }`, in the form that they have; undefined where nobody is named. */
export function permissionsIn(value: unknown, names: OwnNames): string | undefined {
  const isRole = (name: string) =>
    names.roles.length > 0 ? names.roles.includes(name) : /^[\p{L}\p{N}_-]{1,30}$/u.test(name);
  if (typeof value === 'string') {
    const role = names.roles.find((one) => value.toLowerCase().includes(one.toLowerCase()));
    return role === undefined ? undefined : `[${permissionsOf(role, value, names, 'all').join(', ')}]`;
  }
  const entries = isMap(value) ? Object.entries(value) : [];
  if (entries.length === 0 || !entries.every(([name]) => isRole(name))) return undefined;
  return `[${entries.flatMap(([role, rights]) => permissionsOf(role, rights, names, 'all')).join(', ')}]`;
}

/** What a role may do, a permission for each entity that its rights are told of apart. */
function permissionsOf(role: string, rights: unknown, names: OwnNames, otherwise: string): string[] {
  const isEntity = (name: string) => names.entities.length === 0 || names.entities.includes(name);
  const each = isMap(rights) && !Object.hasOwn(rights, 'can') ? Object.entries(rights) : [];
  if (each.length > 0 && each.every(([name]) => isEntity(name)))
    return each.map(([name, can]) => permissionTo(role, actionsIn(flow(can)), `[${name}]`));
  const words = flow(rights);
  const on = names.entities.filter((entity) => words.toLowerCase().includes(entity.toLowerCase()));
  const isAll = everything.test(words);
  return [permissionTo(role, actionsIn(words), on.length > 0 ? `[${on.join(', ')}]` : isAll ? 'all' : otherwise)];
}

/** The right form of what a role may do, where it stands amiss. */
export function rightsOf(role: string, rights: unknown, names: OwnNames): ProblemValues {
  const permissions = permissionsOf(role, rights, names, `[${names.entities[0] ?? 'tool'}]`);
  return { example: `permissions: [${permissions.join(', ')}]` };
}

/** The same for who takes a transition: nobody takes one of a record that they do not find. */
export function rightToTake(role: string, transition: string, entity: string): ProblemValues {
  return { example: `permissions: [${permissionTo(role, `[list, read, ${transition}]`, `[${entity}]`)}]` };
}

const permissionTo = (role: string, can: string, on: string) => `{ roles: [${role}], can: ${can}, on: ${on} }`;

/** The actions that words name. Whoever reads, changes or deletes something finds it in a list first. */
function actionsIn(words: string): string {
  if (everything.test(words)) return 'all';
  const found = actions.flatMap(([action, of]) => (of.test(words) ? [action] : []));
  const findsFirst = found.length === 0 || found.some((action) => action !== 'list' && action !== 'create');
  return `[${(findsFirst ? [...new Set(['list', 'read', ...found])] : found).join(', ')}]`;
}
