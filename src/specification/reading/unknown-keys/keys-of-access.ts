import { isMap } from '../../chapters/facts.ts';
import { isSlip } from '../../near.ts';
import type { ProblemValues } from '../../problem.ts';
import { remember } from '../../remember.ts';
import { namesNobody, ofRights } from '../../vocabulary/keys-of-rights.ts';
import { takers } from '../../vocabulary/own-move.ts';
import { tellsRights } from '../../vocabulary/own-rights.ts';
import { actionsNamed } from '../../vocabulary/words/action-words.ts';
import { exampleIn } from '../../vocabulary/words/example-words.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { denies } from '../../vocabulary/words/limit-words.ts';
import { rightsBeside, rightsOf, rightsOfRoles, rightsToTake, rolesAndRightsBeside } from '../amiss.ts';
import type { DraftNames } from '../draft-names.ts';
import { isRole as isNamedRole, isOfRole } from '../natural/roles.ts';
import { isByRole, isOfRoles, isOtherWord, permissionsIn, permissionsMeant } from '../permissions-meant.ts';
import { isSlipOfOne, type Meaning, told, type UnknownKey } from './told.ts';

/** The rights by entity among the keys. */
const byEntity = new WeakMap<readonly string[], string | undefined>();

/** The rights of all roles among the keys, found out before anything is taken out of the permissions beside them. */
const ofRoles = new WeakMap<readonly string[], ProblemValues>();

const isOfRights = (key: string) => ofRights.has(key) || key === 'on' || denies(key);

/** Whether a key speaks of rights: of what may be done, with what, or that it may not. */
const saysRight = (key: string, names: DraftNames) =>
  isOfRights(key) || actionsNamed(key).length > 0 || names.spokenOf(key).length > 0;

/** `clerk: { read: orders }` among the roles */
export const rightsOfRole: Meaning = ({ key, isFew, names }) => {
  const isRight = isFew ? saysRight(key, names) : isOfRights(key);
  return isRight ? { ...told('fact.permission', rightsOfRoles(names), true), group: 'roles' } : undefined;
};

/** `{ subject: clerk, verb: read }` */
export const permissionInOtherWords: Meaning = ({ keys, isFew, names }) => {
  const example = isFew && keys.every(isOtherWord) ? permissionsMeant(names) : undefined;
  return example === undefined ? undefined : { ...told('fact.exact', { example }, true), group: 'permissions' };
};

/** `{ clerk: [read], on: order }` */
export const permissionOfSomebody: Meaning = ({ key, value, whole, isFew, names }) => {
  const isSomebody = (one: string) => names.roles.includes(one) || (!namesNobody(one) && tellsRights(whole?.[one]));
  if (!whole || !isFew || Object.hasOwn(whole, 'can') || !isSomebody(key)) return undefined;
  const beside = Object.entries(whole).filter(([one]) => !isSomebody(one));
  return told('fact.exact', () => rightsOf([[key, { ...Object.fromEntries(beside), can: value }]], names));
};

/** Who may take a transition, stated at that. */
export const whoTakes: Meaning = ({ key, value, path, name, names }) => {
  if (!takers.has(key)) return undefined;
  const roles = (Array.isArray(value) ? value : [value]).filter((role) => typeof role === 'string');
  const [, entity = ''] = path.split('.');
  const role = roles.join(', ') || (names.roles.length > 0 ? '…' : exampleIn(names.language, 'your role'));
  return told('fact.permission', () => rightsToTake([[name, role]], entity, names));
};

/** Rights where the entity of the users is asked for, beside roles. */
export const rightsAtUsers: Meaning = (unknown) => {
  const { key, whole, names } = unknown;
  return whole && tellsRights(whole.users) && isRole(key, unknown)
    ? told('fact.permission', rightsBeside(whole, names), true)
    : undefined;
};

/** `orders: { clerk: read }` */
export const rightsByEntity: Meaning = ({ key, path, whole, keys, isFew, names }) => {
  if (!isFew || !whole) return undefined;
  const isOfEntity = (one: string) => isOfRoles(one, whole[one], names) || isByRole(one, whole[one], names);
  if (!isOfEntity(key)) return undefined;
  const rights = () => Object.fromEntries(keys.filter(isOfEntity).map((one) => [one, whole[one]]));
  const example = remember(byEntity, keys, () => permissionsIn(names.asListed(path, rights()), names));
  return example === undefined ? undefined : { ...told('fact.permission', { example }, true), group: 'entities' };
};

/** Roles without `roles:` around them. */
export const rolesThemselves: Meaning = (unknown) => {
  const { key, whole, keys, isFew } = unknown;
  if (isRole(key, unknown)) {
    const values = isFew ? remember(ofRoles, keys, () => rolesAmong(keys, unknown)) : () => rolesAmong([key], unknown);
    return told('fact.permission', values, true);
  }
  if (!isFew || !whole || !isPlainRole(key, whole[key])) return undefined;
  const code = keys.some((one) => isRole(one, unknown)) ? 'fact.permission' : 'fact.exact';
  return told(
    code,
    remember(ofRoles, keys, () => rolesAmong(keys, unknown)),
    true,
  );
};

/** Whether a key of chapter 6 is a role that says what it may. */
function isRole(key: string, { whole, known, names }: UnknownKey): boolean {
  const said = whole?.[key];
  if ((keyCalled('access', key) !== undefined || namesNobody(key)) && !names.roles.includes(key)) return false;
  const isClear = isMap(said) && tellsRights(said) && !isWrapper(key, said, names);
  return (
    (isClear || !isSlipOfOne(key, known)) &&
    (names.roles.includes(key) || said === null || tellsRights(said) || names.areEntities(said))
  );
}

/** `rolles: { admin: can everything }` holds roles, and is none. */
function isWrapper(key: string, said: Readonly<Record<string, unknown>>, names: DraftNames): boolean {
  return (
    ['roles', 'permissions'].some((other) => isSlip(key, other)) &&
    !Object.keys(said).some((one) => saysRight(one, names))
  );
}

/** Whether a key of chapter 6 is a role without `roles:` around it. */
const isPlainRole = (key: string, said: unknown) => isNamedRole(key) && (isOfRole(said) || typeof said === 'string');

function rolesAmong(among: readonly string[], unknown: UnknownKey): ProblemValues {
  const { path, whole, names } = unknown;
  const is = (one: string) => isRole(one, unknown);
  const roles = among.filter((one) => is(one) || (whole && isPlainRole(one, whole[one])));
  const said = (one: string) => names.asListed(`${path}.${one}`, whole?.[one]);
  return rolesAndRightsBeside(
    roles.map((one) => [one, said(one)] as const),
    is,
    names,
  );
}
