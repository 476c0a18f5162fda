import { isMap, Written } from '../chapters/facts.ts';
import { remember } from '../remember.ts';
import { asPermission, namesNobody } from '../vocabulary/keys-of-rights.ts';
import type { OwnNames } from '../vocabulary/own-example.ts';
import { permissionsOf, saidOfRole, tellsRights } from '../vocabulary/own-rights.ts';
import { actionsNamed } from '../vocabulary/words/action-words.ts';
import { isEverybody, saysEverything } from '../vocabulary/words/everything.ts';
import { flagSaid } from '../vocabulary/words/flag-words.ts';
import { keyWords } from '../vocabulary/words/key-words.ts';
import { denies, exception } from '../vocabulary/words/limit-words.ts';
import { permitted } from '../vocabulary/written-permissions.ts';
import type { DraftNames } from './draft-names.ts';
import { flow, wholeFlow } from './flow.ts';

/** Permissions as people write them, `{ librarian: everything }`, in the form that they have; undefined where nobody is named. */
export function permissionsIn(said: unknown, names: OwnNames): string | undefined {
  const value = typeof said === 'string' ? said.split(/(?<=[.!。]) *(?=\S)|\n/) : said;
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

/** `Only managers may delete orders` denies it to the others, whatever they may do besides. */
function deniedToOthers(sentence: string, role: string, rights: unknown, names: OwnNames): string[] {
  const others = /^\s*(?:only|just|nur)\s/i.test(sentence) ? names.roles.filter((one) => one !== role) : [];
  return others.length > 0 && typeof rights === 'string'
    ? permissionsOf(others.join(', '), `may not ${rights}`, names)
    : [];
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
      const isExact = !Object.keys(one).some(isOtherWord);
      return isExact ? [wholeFlow(one)] : permissionMeant(one, names);
    });
    if (each.every((one) => one === undefined)) return undefined;
    // What one of them says that is not understood is kept with it.
    return each.flatMap((one, index) => one ?? openPermission(value[index]));
  }
  if (typeof value === 'string') {
    const [, denied] = /^(?:nobody|no[ -]?one|niemand|keiner) +(?:may|can|darf|kann) +(.+)$/iu.exec(value) ?? [];
    if (denied !== undefined) return permissionsOf(whoIs('all', names), `may not ${denied}`, names);
    const [role, rights] = saidOfRole(value, names.roles) ?? [];
    if (role !== undefined)
      return [...permissionsOf(whoIs(role, names), rights, names), ...deniedToOthers(value, role, rights, names)];
    const named = names.roles.find((one) => value.toLowerCase().includes(one.toLowerCase()));
    return named === undefined ? undefined : permissionsOf(named, value, names);
  }
  const entries = isMap(value) ? Object.entries(value) : [];
  if (entries.length > 0 && entries.every(([name, rights]) => isOfRoles(name, rights, names)))
    return entries.flatMap(([entity, rights]) => permissionsByEntity(entity, rights, names));
  if (entries.length > 0 && entries.every(([name, rights]) => isByRole(name, rights, names)))
    return entries.flatMap(([entity, byRole]) =>
      Object.entries(isMap(byRole) ? byRole : {}).flatMap(([role, rights]) =>
        permissionsOf(whoIs(role, names), { [entity]: rights }, names),
      ),
    );
  if (entries.length === 0 || !entries.every(([name]) => isRole(name))) return undefined;
  return entries.flatMap(([role, rights]) => permissionsOf(role, rights, names));
}

/** Whether a key of a permission says what another one says here: `entity`, or whose it is. */
export const isOtherWord = (key: string) => Object.hasOwn(keyWords.permission, key) || key === 'own';

const openPermission = (said: unknown) => `{ roles: […], can: […], on: […], when: ${flow(`… ${wholeFlow(said)}`)} }`;

const isOwned = (own: unknown) => (own instanceof Written ? own.value === true : flagSaid(String(own)) === true);

/** `{ role: clerk, action: write, entity: order }`, `{ roles: [clerk], can: read, on: order, own: true }` */
function permissionMeant(value: Readonly<Record<string, unknown>>, names: OwnNames): string[] | undefined {
  const { roles, own, ...right } = asPermission(value);
  const named = rolesIn(roles);
  if (right.can === undefined || right.can === null || named.length === 0) return undefined;
  const of = isOwned(own) ? { ...right, on: rolesIn(right.on).map((entity) => `own ${entity}`) } : right;
  return named.flatMap((role) => permissionsOf(whoIs(role, names), of, names));
}

/** `order: { read: [clerk], edit: [boss] }` */
export const isOfRoles = (name: string, rights: unknown, names: OwnNames): boolean =>
  !names.roles.includes(name) &&
  names.spokenOf(name).length > 0 &&
  isMap(rights) &&
  Object.entries(rights).every(
    ([action, roles]) =>
      actionsNamed(action).length > 0 &&
      rolesIn(roles).length > 0 &&
      rolesIn(roles).every((role) => isSomebody(role, names)),
  );

/** `order: { clerk: read, boss: everything }` */
export const isByRole = (name: string, rights: unknown, names: OwnNames): boolean =>
  !names.roles.includes(name) &&
  names.spokenOf(name).length > 0 &&
  isMap(rights) &&
  Object.keys(rights).length > 0 &&
  Object.entries(rights).every(
    ([role, may]) =>
      (names.roles.includes(role) || isEverybody(role) || (!namesNobody(role) && isSomebody(role, names))) &&
      actionsNamed(role).length === 0 &&
      tellsRights(may),
  );

/** Whether a word that stands behind an action may be a role: neither what is done to nor a limit. */
const isSomebody = (word: string, names: OwnNames) =>
  names.roles.includes(word) ||
  isEverybody(word) ||
  denies(word) ||
  !(exception.test(word) || saysEverything(word) || names.spokenOf(word).length > 0);

/** The role that somebody is; who everybody is only the document says. */
const whoIs = (who: string, { roles }: OwnNames) => (isEverybody(who) ? roles.join(', ') || '…' : who);

const rolesIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).filter((role) => typeof role === 'string' && role !== '').map(String);

function permissionsByEntity(entity: string, rights: unknown, names: OwnNames): string[] {
  const entries = isMap(rights) ? Object.entries(rights) : [];
  const roles = [...new Set(entries.flatMap(([, of]) => rolesIn(of)))].filter((role) => !denies(role));
  const actionsOf = (role: string) => entries.filter(([, of]) => rolesIn(of).includes(role)).map(([action]) => action);
  const allowed = roles.flatMap((role) => permissionsOf(whoIs(role, names), { [entity]: actionsOf(role) }, names));
  const closed = entries.filter(([, of]) => rolesIn(of).every(denies)).map(([action]) => action);
  return closed.length === 0 || names.roles.length === 0
    ? allowed
    : [...allowed, ...permissionsOf(whoIs('all', names), { [entity]: { deny: closed } }, names)];
}

/** All permissions of a document in their exact form, where each is meant plainly. */
export function permissionsMeant(names: DraftNames): string | undefined {
  const list = names.permissionsWritten;
  if (!Array.isArray(list)) return undefined;
  return remember(ofLists, list, () => permissionsIn(names.asListed('access.permissions', list), names));
}

/** Found out once, and before anything is taken out of the list. */
const ofLists = new WeakMap<object, string | undefined>();
