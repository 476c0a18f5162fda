import { isMap } from '../chapters/facts.ts';
import type { ProblemValues } from '../problem.ts';
import { remember } from '../remember.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { permissionsOf, tellsRights } from '../vocabulary/own-rights.ts';
import { openWords } from '../vocabulary/words/type-words.ts';
import { permissionTo, permitted } from '../vocabulary/written-permissions.ts';
import type { DraftNames } from './draft-names.ts';
import { fieldFault, referenceTo } from './field-fault.ts';
import { flow, flowOf, wholeFlow } from './flow.ts';
import { isLimited, limitedType } from './limited-type.ts';
import { isTitleOf, isTypeAndMore, saysType, shortField } from './natural/short-field.ts';
import { listForm } from './qualified-type.ts';

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
  const entries = fields.map(
    ({ key, form = asParts(entity[key], keysIn(entity[key]), names) ?? inWords(entity[key]) }) => [key, form] as const,
  );
  return `fields: ${flowOf([...stated.map(([key, field]) => [key, flow(field)] as const), ...entries])}`;
}

const keysIn = (value: unknown) => (isMap(value) ? Object.keys(value) : []);

const inWords = (value: unknown) =>
  typeof value === 'string' ? flowOf([['description', flow(value)]]) : isMap(value) ? wholeFlow(value) : flow(value);

const referenceWords: ReadonlySet<string> = new Set([...openWords.reference, 'link', 'lookup']);

/** A field with keys that are meant as its parts, or as what it leads to, `{ street: text, zip: text }`; undefined where not all of them say so. */
export function asParts(field: unknown, keys: readonly string[], { known }: DraftNames): string | undefined {
  if (!isMap(field) || Object.hasOwn(field, 'properties') || (field.type ?? 'object') !== 'object') return undefined;
  const isPart = ([key, value]: readonly [string, unknown]) =>
    keys.includes(key) || (key !== 'type' && isTypeAsWritten(value));
  const parts = Object.entries(field).filter(isPart);
  if (!parts.every(([, value]) => shortField({ value, at: [1, 1] }, known.entities) !== undefined)) return undefined;
  const others = Object.entries(field).filter((entry) => !isPart(entry) && entry[0] !== 'type');
  const [[word = '', to] = []] = parts;
  if (parts.length === 1 && referenceWords.has(word.toLowerCase()) && known.entityNames.includes(String(to)))
    return flowOf([...others.map(([key, value]) => [key, flow(value)] as const), ...referenceTo(flow(to))]);
  if (parts.length === 1 && /^has[ _]?many$/i.test(word) && known.entityNames.includes(String(to)))
    return flowOf([...others.map(([key, value]) => [key, flow(value)] as const), ...listForm(referenceTo(flow(to)))]);
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
        ? [{ role, rights: said, facts: {} }]
        : [];
    const facts = Object.entries(said).filter(([key, value]) => texts.has(key) && value !== undefined);
    const rights = Object.entries(said).filter(([key, value]) => !texts.has(key) && value !== undefined);
    return rights.length > 0 ? [{ role, rights: Object.fromEntries(rights), facts: Object.fromEntries(facts) }] : [];
  });
  const permissions = each.flatMap(({ role, rights }) => permissionsOf(role, rights, names));
  // What stays of the roles stands there, too: in place of them, the permissions alone would be of nobody.
  const left = () => names.rolesBeside(each.map(({ role, facts }) => [role, facts]));
  const example = permitted(permissions, { permissionsStated: names.permissionsStated, rolesWith: left });
  return { example: withNone(example, true) };
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
