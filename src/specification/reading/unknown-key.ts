import { isMap } from '../chapters/facts.ts';
import { isSlip, suggest } from '../near.ts';
import { type ProblemCode, type ProblemValues, several } from '../problem.ts';
import { remember } from '../remember.ts';
import { namesNobody, ofRights } from '../vocabulary/keys-of-rights.ts';
import { takers } from '../vocabulary/own-move.ts';
import { tellsRights } from '../vocabulary/own-rights.ts';
import { ruleOf, ruleOfFields, ruleWhere } from '../vocabulary/own-rule.ts';
import { layoutOf } from '../vocabulary/own-screen.ts';
import { thingAt } from '../vocabulary/thing-at.ts';
import { actionsNamed } from '../vocabulary/words/action-words.ts';
import { exampleIn } from '../vocabulary/words/example-words.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';
import { denies } from '../vocabulary/words/limit-words.ts';
import { isOpen } from '../vocabulary/words/open.ts';
import { screenKinds } from '../vocabulary/words/screen-kinds.ts';
import { accessInWords } from './access-in-words.ts';
import {
  asFields,
  asParts,
  rightsBeside,
  rightsOf,
  rightsOfRoles,
  rightsToTake,
  rolesAndRightsBeside,
} from './amiss.ts';
import type { DraftNames } from './draft-names.ts';
import { flow } from './flow.ts';
import { lifecycleBeside } from './lifecycle-fault.ts';
import { isLimited, limitedType } from './limited-type.ts';
import { isOfRole, isRole } from './natural/roles.ts';
import { saysType, shortField } from './natural/short-field.ts';
import { isByRole, isOfRoles, isOtherWord, permissionsIn, permissionsMeant } from './permissions-meant.ts';
import { ruleAtField } from './rule-at-field.ts';
import { isWhere, screenMeant } from './screen-meant.ts';
import { serverAddress } from './server-address.ts';
import { shortened } from './shortened.ts';

/** What a key that a thing does not have may have meant. */
interface Told {
  code: ProblemCode;
  values: ProblemValues | (() => ProblemValues);
  /** Whether it is said once of several keys. */
  isShared: boolean;
  /** What else it is said once of than what holds it. */
  group?: string;
  /** Whether it is only told with others that are amiss, and right by itself. */
  isRight?: boolean;
}

const bounds: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'minLength', 'minItems'],
  max: ['maximum', 'maxLength', 'maxItems'],
};

/** Of more keys than this it is not asked what they mean together. */
const mostAsked = 100;

/** What is found out of all the keys together. */
const ofAll = new WeakMap<readonly string[], string | undefined>();

/** The rights of all roles among the keys, found out before anything is taken out of the permissions beside them. */
const ofRoles = new WeakMap<readonly string[], ProblemValues>();

/** `get: /orders`, `get: all orders` */
const isRequest = (key: string, value: unknown) =>
  /^(?:get|post|put|patch|delete)$/i.test(key) && (typeof value === 'string' || isMap(value) || value === undefined);

/** A call of that method, at the path that stands there or that its name is. */
function requestOf(name: string, method: string, said: unknown): string {
  const stated = isMap(said) ? (said.summary ?? said.title ?? said.description) : said;
  const words = typeof stated === 'string' ? stated : '';
  const path = words.startsWith('/') ? words : `/${name.replace(/^\//, '').replaceAll(' ', '-')}`;
  const title = words === path || words === '' ? '' : `title: ${flow(words)}, `;
  return `{ ${title}method: ${method.toLowerCase()}, path: ${flow(path)} }`;
}

/** Of what is inside a field no rule speaks by its name. */
export const isFieldOfEntity = (path: string) => /^entities\.[^.]+\.fields\.[^.]+$/.test(path);

/** Where keys are unknown. */
interface Unknown {
  path: string;
  names: DraftNames;
  /** All that are unknown of the thing. */
  keys: readonly string[];
  thing: unknown;
}

/** What is said of a key that nothing here has: the key that was meant, or where such a fact belongs. */
export function unknownKey({ path, names, keys, thing: whole }: Unknown, key: string, known: readonly string[]): Told {
  const value = isMap(whole) ? whole[key] : undefined;
  if (isOpen(key)) return told('open.key', () => ({ written: shortened(flow(value)) }));
  const address = serverAddress(key, value);
  if (address !== undefined) return told('fact.server', () => ({ address }));
  const at = path.includes('.') || path === 'purpose' || path === 'access' ? thingAt(path) : undefined;
  const thing = at && at.key === undefined ? at.thing : undefined;
  const name = path.split('.').at(-1) ?? '';
  const rule = thing === 'field' && isFieldOfEntity(path) ? ruleAtField(path, key, value, names) : undefined;
  if (rule) return told(rule.code, rule.values);
  if (path === key) return told('fact.wrapped', () => ({ key }));
  const isFew = keys.length <= mostAsked;
  const isOfRights = (one: string) => ofRights.has(one) || one === 'on' || denies(one);
  const saysRight = (one: string) => isOfRights(one) || actionsNamed(one).length > 0 || names.spokenOf(one).length > 0;
  if (thing === 'role' && (isFew ? saysRight(key) : isOfRights(key)))
    return { ...told('fact.permission', rightsOfRoles(names), true), group: 'roles' };
  if (thing === 'permission' && isFew && keys.every(isOtherWord)) {
    const example = permissionsMeant(names);
    if (example !== undefined) return { ...told('fact.exact', { example }, true), group: 'permissions' };
  }
  const isSomebody = (one: string) =>
    names.roles.includes(one) || (!namesNobody(one) && isMap(whole) && tellsRights(whole[one]));
  if (thing === 'permission' && isMap(whole) && isFew && !Object.hasOwn(whole, 'can') && isSomebody(key)) {
    const beside = Object.entries(whole).filter(([one]) => !isSomebody(one));
    return told('fact.exact', () => rightsOf([[key, { ...Object.fromEntries(beside), can: value }]], names));
  }
  const isSlipOfOne = (one: string) => known.some((other) => isSlip(one, other));
  if (thing === 'transition' && takers.has(key)) {
    const roles = (Array.isArray(value) ? value : [value]).filter((role) => typeof role === 'string');
    const [, entity = ''] = path.split('.');
    const role = roles.join(', ') || (names.roles.length > 0 ? '…' : exampleIn(names.language, 'your role'));
    return told('fact.permission', () => rightsToTake([[name, role]], entity, names));
  }
  const isRole = (one: string) => {
    const said = isMap(whole) ? whole[one] : undefined;
    if ((keyCalled('access', one) !== undefined || namesNobody(one)) && !names.roles.includes(one)) return false;
    const isClear = isMap(said) && tellsRights(said);
    return (
      ((isClear && !isWrapper(one, said)) || !isSlipOfOne(one)) &&
      (names.roles.includes(one) || said === null || tellsRights(said) || names.areEntities(said))
    );
  };
  /** `rolles: { admin: can everything }` holds roles, and is none. */
  const isWrapper = (one: string, said: Readonly<Record<string, unknown>>) =>
    ['roles', 'permissions'].some((other) => isSlip(one, other)) && !Object.keys(said).some(saysRight);
  if (thing === 'access' && isMap(whole) && tellsRights(whole.users) && isRole(key))
    return told('fact.permission', rightsBeside(whole, names), true);
  const rolesAmong = (among: readonly string[]) => {
    const roles = among.filter((one) => isRole(one) || (isMap(whole) && isPlainRole(one, whole[one])));
    const said = (one: string) => names.asListed(`${path}.${one}`, isMap(whole) ? whole[one] : undefined);
    return rolesAndRightsBeside(
      roles.map((one) => [one, said(one)] as const),
      isRole,
      names,
    );
  };
  const isOfEntity = (one: string) =>
    isMap(whole) && (isOfRoles(one, whole[one], names) || isByRole(one, whole[one], names));
  if (thing === 'access' && isFew && isMap(whole) && isOfEntity(key)) {
    const byEntity = () => Object.fromEntries(keys.filter(isOfEntity).map((one) => [one, whole[one]]));
    const example = remember(ofAll, keys, () => permissionsIn(names.asListed(path, byEntity()), names));
    if (example !== undefined) return { ...told('fact.permission', { example }, true), group: 'entities' };
  }
  if (thing === 'access' && isRole(key)) {
    const values = isFew ? remember(ofRoles, keys, () => rolesAmong(keys)) : () => rolesAmong([key]);
    return told('fact.permission', values, true);
  }
  const isPlain = (one: string) => isMap(whole) && isPlainRole(one, whole[one]);
  if (thing === 'access' && isFew && isPlain(key)) {
    const code = keys.some(isRole) ? 'fact.permission' : 'fact.exact';
    return told(
      code,
      remember(ofRoles, keys, () => rolesAmong(keys)),
      true,
    );
  }
  const lifecycle = thing === 'entity' && lifecycleBeside(name, whole, key, names);
  if (lifecycle) return told('fact.lifecycle', { example: lifecycle }, true);
  if (thing === 'entity' && key === 'name' && saysTitle(value, name, names))
    return told('fact.unknown', () => ({ key, near: `title: ${shortened(value)}` }));
  const isWrong = (one: string) => known.some((other) => isSlip(one, other) && !saysField(one, other, whole));
  if (thing === 'entity' && isFew && !isWrong(key)) {
    const isOther = (one: string) =>
      isWrong(one) || (one === 'name' && saysTitle(isMap(whole) ? whole[one] : undefined, name, names));
    const example = remember(ofAll, keys, () =>
      asFields(
        path,
        whole,
        keys.filter((one) => !isOther(one)),
        names,
      ),
    );
    const isRight = shortField({ value, at: [1, 1] }, names.known.entities) !== undefined;
    if (example) return { ...told('fact.field', () => ({ example }), true), isRight };
  }
  if (thing === 'field' && isFew && !keys.some(isSlipOfOne)) {
    const parts = remember(ofAll, keys, () => asParts(whole, keys, names));
    if (parts) return told('fact.exact', () => ({ example: `${name}: ${parts}` }), true);
  }
  // A field beside a condition is where that is shown, and demands nothing.
  if (
    thing === 'rule' &&
    key === 'field' &&
    typeof value === 'string' &&
    isMap(whole) &&
    Object.hasOwn(whole, 'assert')
  )
    return told('fact.unknown', () => ({ key, near: `at: [${flow(value)}]` }));
  const meant =
    isMap(whole) && thing === 'rule' && isFew
      ? remember(ofAll, keys, () => ruleOfFields(name, ...withoutTails(path, whole, keys, names), names))
      : undefined;
  if (meant) return told('fact.exact', () => ({ example: `${name}: ${meant}` }), true);
  const listing = names.listing(path, key);
  if (listing !== undefined && isMap(whole)) {
    const list = flow(names.asListed(`${path}.${listing}`, whole[listing]));
    return told('fact.exact', () => ({ example: `${listing}: ${list}` }), true);
  }
  if (thing === 'rule' && names.entities.includes(key) && keys.length === 1 && typeof value === 'string')
    return told('fact.exact', () => ({ example: `${name}: ${ruleOf(name, `${key}: ${value}`, names)}` }));
  if (thing === 'rule' && (key === 'if' || key === 'wenn') && isMap(whole)) {
    const example = `${name}: ${ruleWhere(name, whole, value, names)}`;
    return told('fact.exact', { example });
  }
  if (thing === 'call' && isMap(whole) && isFew && keys.every((one) => isRequest(one, whole[one]))) {
    const each = keys.map((one) => [keys.length > 1 ? `${one.toLowerCase()} ${name}` : name, one] as const);
    const calls = each.map(([called, one]) => `${called}: ${requestOf(name, one, whole[one])}`);
    return told('fact.exact', () => ({ example: calls.join('\n') }), true);
  }
  const isPart = thing === 'section' || thing === 'step';
  if (isPart && isMap(whole) && Object.values(whole).every(Array.isArray)) {
    const parts = Object.entries(whole).map(([title, fields]) => `{ title: ${flow(title)}, fields: ${flow(fields)} }`);
    return told('fact.exact', () => ({ example: `${thing}s: [${parts.join(', ')}]` }), true);
  }
  const screen =
    thing === 'screen' && isMap(whole) && isFew && keys.some((one) => isWhere(one) || !isSlipOfOne(one))
      ? remember(ofAll, keys, () => screenMeant(name, whole, keys, names))
      : undefined;
  if (screen) return told('fact.exact', () => ({ example: `${name}: ${screen}` }), true);
  const kind = thing === 'screen' ? screenKinds.get(key.toLowerCase()) : undefined;
  if (kind) return told('fact.unknown', () => ({ key, near: `kind: ${kind}${entityIn(value, names)}` }));
  const as = thing === 'screen' ? layoutOf(key) : undefined;
  if (as) return told('fact.unknown', () => ({ key, near: `kind: list${entityIn(value, names)}, as: ${as}` }));
  if (thing === 'screen' && /^(?:fields|felder)$/.test(key) && isMap(whole)) {
    const holds =
      whole.kind === 'list' ? 'columns' : whole.kind === 'create' || whole.kind === 'edit' ? 'steps' : 'sections';
    const list = holds === 'columns' ? flow(value) : holds === 'steps' ? `[${flow(value)}]` : undefined;
    return told('fact.unknown', () => ({ key, near: list ? `${holds}: ${list}` : holds }));
  }
  const called = thing && keyCalled(thing, key);
  const inWords = thing === 'access' ? accessInWords(called, value, names) : undefined;
  if (inWords) return { ...inWords, isShared: false };
  if (thing === 'access' && called === 'permissions' && isMap(value)) {
    const example = permissionsIn(names.asListed(`${path}.${key}`, value), names);
    if (example !== undefined) return told('fact.exact', { example });
  }
  const isSaid = thing === 'error' && called === 'title' && isMap(whole) && Object.hasOwn(whole, 'title');
  if (called !== undefined) return told('fact.unknown', () => ({ key, near: isSaid ? 'detail' : called }));
  const choice = thing === 'field' && Object.hasOwn(bounds, key) ? bounds[key] : undefined;
  if (choice) return told('fact.unknown', () => ({ key, names: several(choice) }));
  const { near } = suggest(key, known);
  return told('fact.unknown', () => ({ key: shortened(key), ...suggest(key, known) }), near === undefined);
}

/** A thing whose words behind commas stand with what is in front of them, and its unknown keys without those. */
function withoutTails(
  path: string,
  whole: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  names: DraftNames,
): [Record<string, unknown>, string[]] {
  const own = (one: string) => names.listing(path, one) === undefined;
  const stated = Object.entries(whole).filter(([key]) => own(key));
  return [
    Object.fromEntries(stated.map(([key, value]) => [key, names.asListed(`${path}.${key}`, value)])),
    keys.filter(own),
  ];
}

/** Whether a key of chapter 6 is a role without `roles:` around it. */
const isPlainRole = (key: string, said: unknown) => isRole(key) && (isOfRole(said) || typeof said === 'string');

/** Whether the name of an entity is what people read, and no field: its own, or words that are no type. */
const saysTitle = (value: unknown, entity: string, { known: { entities } }: DraftNames): value is string =>
  typeof value === 'string' &&
  (entities.called(value) === entity ||
    (shortField({ value, at: [1, 1] }, entities) === undefined &&
      !(isLower(value) && (isLimited(limitedType(value)) || saysType(value.split(',', 1)[0])))));

/** `Title: text` is called almost as a key, and says that it is a field. */
const saysField = (key: string, known: string, whole: unknown) =>
  key.toLowerCase() === known && isMap(whole) && saysType(whole[key]);

/** What begins with a capital is what people read. */
const isLower = (text: string) => text === text.toLowerCase();

/** The entity that a value names, beside the kind of a screen. */
function entityIn(value: unknown, { known: { entities } }: DraftNames): string {
  const entity = typeof value === 'string' ? entities.called(value) : undefined;
  return entity === undefined ? '' : `, entity: ${entity}`;
}

const told = (code: ProblemCode, values: Told['values'], isShared = false): Told => ({ code, values, isShared });
