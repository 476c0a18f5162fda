import { recordActions } from '../../compile/operations.ts';
import { isSlip } from '../../near.ts';
import { several } from '../../problem.ts';
import { actionWords } from '../../vocabulary/words/action-words.ts';
import { isEverything } from '../../vocabulary/words/everything.ts';
import { isOpen } from '../../vocabulary/words/open.ts';
import type { Checker } from '../checker.ts';
import { inCircles, wayRound } from '../circle.ts';
import type { Known } from '../typing/type.ts';
import { checkBegun } from './check-begun.ts';
import { checkIdle } from './check-idle.ts';
import { checkShut } from './check-shut.ts';
import { checkUsers } from './check-users.ts';
import { saysWords } from './check-words.ts';
import type { PermissionFacts } from './vocabulary.ts';

/** Roles, users, and what permissions name. */
export function checkAccess(checker: Checker) {
  const { specification, names } = checker;
  const roles = Object.entries(specification.access.roles ?? {});
  for (const [name, { inherits }] of roles)
    checker.eachKnown(`access.roles.${name}.inherits`, 'role', inherits, names.roles);
  const ways = new Map(roles.map(([name, { inherits }]) => [name, inherits ?? []]));
  const circles = inCircles(ways);
  for (const name of circles.keys())
    checker.error(`access.roles.${name}.inherits`, 'access.circle', { circle: wayRound(name, circles, ways) });
  checkUsers(checker);
  if (specification.access.permissions === null)
    checker.error('access.permissions', 'access.none', { key: 'permissions' });
  const everywhere = new Everywhere(checker);
  for (const [index, permission] of (specification.access.permissions ?? []).entries())
    checkPermission(checker, `access.permissions.${index}`, permission, everywhere);
  checkBegun(checker);
  checkIdle(checker);
  checkShut(checker);
}

/** What there is over all entities, for permissions on all of them; undefined where one of them is not known. */
class Everywhere {
  readonly entities: readonly string[] | undefined;
  readonly actions: ReadonlySet<string> | undefined;
  readonly fields: ReadonlySet<string> | undefined;

  constructor(checker: Checker) {
    const { names } = checker;
    this.entities = names.entities && [...names.entities.keys()];
    this.actions = this.entities && actionsOf(checker, this.entities);
    this.fields = this.entities && fieldsOf(checker, this.entities);
  }
}

function checkPermission(checker: Checker, path: string, permission: PermissionFacts, everywhere: Everywhere) {
  const { roles, can, on, fields } = permission;
  for (const key of ['effect', 'roles', 'can', 'on', 'fields'] as const)
    if (permission[key] === null || permission[key]?.length === 0)
      checker.error(`${path}.${key}`, 'access.none', { key });
  checker.eachKnown(`${path}.roles`, 'role', roles, checker.names.roles);
  if (saysWords(checker, path, permission)) return;
  if (permission.effect === 'deny') checkDenial(checker, path, permission);
  const isOfEach = {
    can: saysEach(checker, `${path}.can`, can, everywhere.actions),
    on: saysEach(checker, `${path}.on`, on, checker.names.entities),
  };
  if (on !== 'all' && isOfEach.on) checker.eachKnown(`${path}.on`, 'entity', on, checker.names.entities);
  const isAll = on === 'all';
  const isKnown = (entity: string) => checker.names.entities?.has(entity) !== false;
  // Where it is not known to what, it is an action on something.
  const isOfSome = on && !isAll && on.every(isKnown);
  const actions = isOfSome ? actionsOf(checker, on) : everywhere.actions;
  if (can !== 'all' && can && isOfEach.can) checkActions(checker, `${path}.can`, can, actions);
  if (!fields || !on) return;
  // A field belongs to one of the entities: not each of them has to have it.
  const known = isAll ? everywhere.fields : fieldsOf(checker, on);
  for (const [index, name] of fields.entries())
    if (known && !known.has(name))
      checker.unknown(`${path}.fields.${index}`, 'field', name, known, isAll ? '' : several(on));
}

/** What a denial does not say, it denies: whoever leaves it out may not mean that. */
function checkDenial(checker: Checker, path: string, denial: PermissionFacts) {
  const { notShown, unusable } = checker.specification;
  // What stands there otherwise is told already.
  if ([...notShown, ...unusable].some((one) => one === path || one.startsWith(`${path}.`))) return;
  for (const key of ['roles', 'can', 'on'] as const)
    if (denial[key] === undefined) checker.warn(path, 'access.deniesAll', { key });
}

/** Whether each is named, as far as it can be told; a word for all of them is said to be written `all`. */
function saysEach(checker: Checker, path: string, list: PermissionFacts['can'], known: Known | undefined): boolean {
  const index = Array.isArray(list) ? list.findIndex((name) => isEverything(name) && !known?.has(name)) : -1;
  if (index < 0) return true;
  const key = path.split('.').at(-1) ?? '';
  checker.error(`${path}.${index}`, 'access.everything', { key, name: list?.[index] ?? '' });
  return false;
}

/** Where transitions are not shown yet, any name may be one of them; but not what is a slip of the pen, or another word. */
function checkActions(checker: Checker, path: string, can: readonly string[], known: Known | undefined) {
  for (const [index, name] of can.entries()) {
    if ((known?.has(name) ?? false) || recordActions.includes(name)) continue;
    const near = actionWords.get(name.toLowerCase());
    if (near) checker.error(`${path}.${index}`, 'unknown.action', { name, near });
    else if (known || isYesOrNo(name) || isOpen(name) || recordActions.some((action) => isSlip(name, action)))
      checker.unknown(`${path}.${index}`, 'action', name, known?.keys() ?? recordActions);
  }
}

const isYesOrNo = (name: string) => name === 'true' || name === 'false';

function actionsOf({ names }: Checker, entities: readonly string[]): ReadonlySet<string> | undefined {
  const all = new Set<string>(recordActions);
  for (const entity of entities) {
    const transitions = names.transitionsOf(entity);
    if (!transitions) return undefined;
    for (const name of transitions.keys()) all.add(name);
  }
  return all;
}

function fieldsOf({ names }: Checker, entities: readonly string[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const entity of entities) {
    const fields = names.fieldsOf(entity);
    if (!fields) return undefined;
    for (const name of fields.keys()) all.add(name);
  }
  return all;
}
