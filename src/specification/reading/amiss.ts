import { isMap } from '../chapters/facts.ts';
import type { ProblemValues } from '../problem.ts';
import { remember } from '../remember.ts';
import { asPermission, namesNobody } from '../vocabulary/keys-of-rights.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { permissionsOf, permissionTo, permitted, saidOfRole, tellsRights } from '../vocabulary/own-rights.ts';
import { actionsNamed } from '../vocabulary/words/action-words.ts';
import { keyWords } from '../vocabulary/words/key-words.ts';
import { exception } from '../vocabulary/words/limit-words.ts';
import type { DraftNames } from './draft-names.ts';
import { fieldFault } from './field-fault.ts';
import { flow, flowOf, wholeFlow } from './flow.ts';
import { isLimited, limitedType } from './limited-type.ts';
import { isTitleOf, isTypeAndMore, saysType, shortField } from './natural/short-field.ts';

/** Keys that an entity does not have, as the fields that they are meant to be; undefined where none of them says so. */
export function asFields(
  path: string,
  entity: unknown,
  keys: readonly string[],
  names: DraftNames,
): string | undefined {
  if (!isMap(entity)) return undefined;
  const isListed = (key: string) => names.listing(path, key) !== undefined;
  const stated = isMap(entity.fields) ? Object.entries(entity.fields) : [];
  const fields = Object.entries(entity).flatMap(([key, value]) =>
    (keys.includes(key) && !isListed(key)) || saysType(value)
      ? [{ key, form: formOf(key, names.asListed(`${path}.${key}`, value), names) }]
      : [],
  );
  if (!fields.some(({ key, form }) => form !== undefined && keys.includes(key))) return undefined;
  // Of words that are no type they are all that is known.
  const entries = fields.map(({ key, form = inWords(entity[key]) }) => [key, form] as const);
  return `fields: ${flowOf([...stated.map(([key, field]) => [key, flow(field)] as const), ...entries])}`;
}

const inWords = (value: unknown) => (typeof value === 'string' ? flowOf([['description', flow(value)]]) : '{}');

/** A field with keys that are meant as its parts, `{ street: text, zip: text }`; undefined where not all of them say so. */
export function asParts(field: unknown, keys: readonly string[], { known }: DraftNames): string | undefined {
  if (!isMap(field) || Object.hasOwn(field, 'properties') || (field.type ?? 'object') !== 'object') return undefined;
  const isPart = ([key, value]: readonly [string, unknown]) =>
    keys.includes(key) || (key !== 'type' && isTypeAsWritten(value));
  const parts = Object.entries(field).filter(isPart);
  if (!parts.every(([, value]) => shortField({ value, at: [1, 1] }, known.entities) !== undefined)) return undefined;
  const others = Object.entries(field).filter((entry) => !isPart(entry) && entry[0] !== 'type');
  const named = parts.map(([key, value]) => [key, flow(value)] as const);
  return flowOf([
    ...others.map(([key, value]) => [key, flow(value)] as const),
    ['type', 'object'],
    ['properties', flowOf(named)],
  ]);
}

/** Its own keys that an entity seems to state, and that are meant as fields: `title: text, required`. */
export function fieldsSwallowed(path: string, entity: unknown, { known: { entities } }: DraftNames): string[] {
  if (!isMap(entity)) return [];
  const isBare = !Object.hasOwn(entity, 'fields');
  return Object.entries(entity).flatMap(([key, value]) => {
    if (!ownKeys.has(key) || isTitleOf(`${path}.${key}`, value, entities)) return [];
    return isFieldSurely(key, value) || (isBare && texts.has(key) && isTypeAsWritten(value)) ? [key] : [];
  });
}

/** Longer texts are about more than a type. */
const longestType = 80;
const texts: ReadonlySet<string> = new Set(['title', 'plural', 'description']);
/** No word for a type is what these hold. */
const facts: ReadonlySet<string> = new Set(['history', 'unique', 'samples']);
const ownKeys: ReadonlySet<string> = new Set([...texts, ...facts, 'key', 'display']);

function isFieldSurely(key: string, value: unknown): boolean {
  if (isMap(value)) return isTypeAsWritten(value.type);
  if (typeof value !== 'string' || value.length > longestType) return false;
  return (facts.has(key) && saysType(value)) || isTypeAndMore(value) || isShortAndLimited(value);
}

/** Longer texts are about what they name. */
const isShortAndLimited = (text: string) =>
  text === text.toLowerCase() && text.split(' ').length <= 4 && isLimited(limitedType(text));

/** What begins with a capital is what people read. */
const isTypeAsWritten = (value: unknown) =>
  typeof value === 'string' && value.length <= longestType && saysType(value) && value === value.toLowerCase();

/** What stands behind the name of a field, where it says what the field is. */
function formOf(key: string, value: unknown, names: DraftNames): string | undefined {
  const isField = shortField({ value, at: [1, 1] }, names.known.entities) !== undefined;
  if (isField || (isMap(value) && typeof value.type === 'string')) return flow(value);
  const fault = fieldFault(`entities..fields.${key}`, value, names);
  const { example } = fault?.code === 'fact.exact' && typeof fault.values === 'object' ? fault.values : {};
  return example?.startsWith(`${key}: `) ? example.slice(key.length + 2) : undefined;
}

/** Permissions as people write them, `{ librarian: everything }`, in the form that they have; undefined where nobody is named. */
export function permissionsIn(value: unknown, names: OwnNames): string | undefined {
  const permissions = permissionsFrom(value, names);
  const here = new Set(Array.isArray(value) ? value.map(wholeFlow) : []);
  const permissionsStated = names.permissionsStated.filter((one) => !here.has(one));
  return permissions && permitted(permissions, { rolesWith: (named) => names.rolesWith(named), permissionsStated });
}

/** Roles and what they may do where a list of roles says it in sentences; undefined where it names roles alone. */
export function rolesAndRightsIn(value: unknown, names: DraftNames): string | undefined {
  const list = Array.isArray(value) ? value.map(underItsName) : [];
  const isSentence = (one: unknown) => typeof one === 'string' && saidOfRole(one, []) !== undefined;
  const isNamed = (one: unknown, index: number) => Array.isArray(value) && one !== value[index];
  if (!list.some((one, index) => isSentence(one) || isNamed(one, index))) return undefined;
  const isAlone = (one: unknown) => typeof one === 'string' && !isSentence(one) && isNameAlone(one);
  const permissions = permissionsFrom(
    list.filter((one) => !isAlone(one)),
    names,
  );
  const others = list.filter(isAlone).map(String);
  const rolesWith = (named: readonly string[]) => names.rolesWith([...new Set([...named, ...others])]);
  return permissions && permitted(permissions, { rolesWith, permissionsStated: names.permissionsStated });
}

/** `{ name: clerk, can: [read], on: [order] }` */
function underItsName(role: unknown): unknown {
  const { name, ...rights } = isMap(role) ? role : {};
  return typeof name === 'string' && tellsRights(rights) ? { [name]: rights } : role;
}

const isNameAlone = (text: string) => !/\s/.test(text.trim());

function permissionsFrom(value: unknown, names: OwnNames): string[] | undefined {
  const isRole = (name: string) =>
    names.roles.length > 0 ? names.roles.includes(name) : !namesNobody(name) && /^[\p{L}\p{N}_-]{1,30}$/u.test(name);
  if (Array.isArray(value)) {
    const each = value.map((one) => {
      if (!isMap(one)) return permissionsFrom(one, names);
      if (!Object.hasOwn(asPermission(one), 'can')) return permissionsFrom(one, names);
      const isExact = !Object.keys(one).some((key) => Object.hasOwn(keyWords.permission, key));
      return isExact ? [wholeFlow(one)] : permissionMeant(one, names);
    });
    if (each.every((one) => one === undefined)) return undefined;
    // What one of them says that is not understood is kept with it.
    return each.flatMap((one, index) => one ?? openPermission(value[index]));
  }
  if (typeof value === 'string') {
    const said = saidOfRole(value, names.roles);
    if (said) return permissionsOf(...said, names);
    const role = names.roles.find((one) => value.toLowerCase().includes(one.toLowerCase()));
    return role === undefined ? undefined : permissionsOf(role, value, names);
  }
  const entries = isMap(value) ? Object.entries(value) : [];
  if (entries.length > 0 && entries.every(([name, rights]) => !isRole(name) && isOfRoles(name, rights, names)))
    return entries.flatMap(([entity, rights]) => permissionsByEntity(entity, rights, names));
  if (entries.length === 0 || !entries.every(([name]) => isRole(name))) return undefined;
  return entries.flatMap(([role, rights]) => permissionsOf(role, rights, names));
}

const openPermission = (said: unknown) => `{ roles: […], can: […], on: […], when: ${flow(`… ${wholeFlow(said)}`)} }`;

/** `{ role: clerk, action: write, entity: order }` */
function permissionMeant(value: Readonly<Record<string, unknown>>, names: OwnNames): string[] | undefined {
  const { roles, ...right } = asPermission(value);
  const named = rolesIn(roles);
  if (right.can === undefined || right.can === null || named.length === 0) return undefined;
  return named.flatMap((role) => permissionsOf(role, right, names));
}

/** `order: { read: [clerk], edit: [boss] }` */
const isOfRoles = (name: string, rights: unknown, names: OwnNames) =>
  names.spokenOf(name).length > 0 &&
  isMap(rights) &&
  Object.entries(rights).every(
    ([action, roles]) =>
      actionsNamed(action).length > 0 &&
      rolesIn(roles).length > 0 &&
      !rolesIn(roles).some((role) => exception.test(role)),
  );

const rolesIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((role) => typeof role === 'string' && role !== '').map(String);

function permissionsByEntity(entity: string, rights: unknown, names: OwnNames): string[] {
  const entries = isMap(rights) ? Object.entries(rights) : [];
  const roles = [...new Set(entries.flatMap(([, of]) => rolesIn(of)))];
  return roles.flatMap((role) => {
    const actions = entries.filter(([, of]) => rolesIn(of).includes(role)).map(([action]) => action);
    return permissionsOf(role, { [entity]: actions }, names);
  });
}

/** The right form of what roles may do, where it stands amiss. */
export function rightsOf(
  rights: readonly (readonly [role: string, rights: unknown])[],
  names: OwnNames,
): ProblemValues {
  const permissions = rights.flatMap(([role, may]) => permissionsOf(role, may, names));
  return { example: withNone(permitted(permissions, names), rights.length > 0) };
}

/** Who may do nothing may do so only where permissions are stated. */
const withNone = (example: string, isLimited: boolean) =>
  !isLimited || /permissions:|^- \{/m.test(example) ? example : `${example}\npermissions: none`;

/** The same of roles without `roles:` around them, of which some are only named, or called something. */
export function rolesAndRightsBeside(
  roles: readonly (readonly [role: string, said: unknown])[],
  isRight: (role: string) => boolean,
  names: DraftNames,
): ProblemValues {
  const permissions = roles.flatMap(([role, said]) => (isRight(role) ? permissionsOf(role, said, names) : []));
  const stated = roles.map(([role, said]) => [role, isRight(role) ? {} : roleCalled(said)] as const);
  const { permissionsStated } = names;
  const isStated = stated.every(([role]) => names.roles.includes(role));
  const example = permitted(permissions, {
    permissionsStated,
    rolesWith: () => (isStated ? undefined : names.rolesBeside(stated)),
  });
  return {
    example: withNone(
      example,
      roles.some(([role]) => isRight(role)),
    ),
  };
}

/** What is said of a role that is no right of it. */
const roleCalled = (said: unknown) => (typeof said === 'string' ? { title: said } : said);

/** All permissions of a document in their exact form, where each is meant plainly. */
export function permissionsMeant(names: DraftNames): string | undefined {
  const list = names.permissionsWritten;
  if (!Array.isArray(list)) return undefined;
  return remember(ofLists, list, () => permissionsIn(names.asListed('access.permissions', list), names));
}

/** Found out once, and before anything is taken out of the list. */
const ofLists = new WeakMap<object, string | undefined>();

/** What stands beside the roles of what they may do; some are called as the users are. */
export const rightsBeside = (access: unknown, names: DraftNames): ProblemValues =>
  isMap(access)
    ? remember(beside, access, () => rightsAmong(names.asListed('access', access), names))
    : rightsOf([], names);

/** Found out once, and before anything is taken out of the chapter. */
const beside = new WeakMap<object, ProblemValues>();

function rightsAmong(access: unknown, names: DraftNames): ProblemValues {
  const isRight = ([key, said]: [string, unknown]) =>
    !ofAccess.has(key) && (tellsRights(said) || names.roles.includes(key) || names.areEntities(said));
  return rightsOf(Object.entries(isMap(access) ? access : {}).filter(isRight), names);
}

const ofAccess: ReadonlySet<string> = new Set(['roles', 'permissions', 'whenDenied']);

/** What the roles of a document state of what they may do: all of it is one list. */
export function rightsOfRoles(names: DraftNames): ProblemValues {
  const roles = names.rolesStated;
  if (!isMap(roles)) return {};
  return remember(ofRoles, roles, () => rightsIn(names.asListed('access.roles', roles), names));
}

/** Found out once, and before anything is taken out of the roles. */
const ofRoles = new WeakMap<object, ProblemValues>();

function rightsIn(roles: unknown, names: DraftNames): ProblemValues {
  const each = Object.entries(isMap(roles) ? roles : {}).flatMap(([role, said]) => {
    if (!isMap(said))
      return tellsRights(said) || names.areEntities(said) || names.spokenOf(String(said)).length > 0
        ? [[role, said] as const]
        : [];
    const { title: _, description: __, ...others } = said;
    const rights = Object.values(others).some((one) => one !== undefined) ? others : undefined;
    return rights ? [[role, rights] as const] : [];
  });
  return rightsOf(each, names);
}

/** The same for who takes transitions: nobody takes one of a record that they do not find. */
export function rightsToTake(
  takers: readonly (readonly [transition: string, role: string])[],
  entity: string,
  names: OwnNames,
): ProblemValues {
  const byRole = Map.groupBy(takers, ([, role]) => role);
  const permissions = [...byRole].map(([role, taken]) =>
    permissionTo(role, ['list', 'read', ...taken.map(([transition]) => transition)], [entity]),
  );
  return { example: permitted(permissions, names) };
}
