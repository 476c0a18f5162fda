import { isShut } from '../../compile/is-shut.ts';
import { recordActions } from '../../compile/operations.ts';
import type { GapWord } from '../../gap.ts';
import type { Specification } from '../../specification.ts';
import type { GapFinder } from '../gap-finder.ts';
import type { ChapterKey } from '../keys.ts';
import { NamedActions } from './named-actions.ts';
import { rolesUsed } from './roles-used.ts';
import type { PermissionFacts } from './vocabulary.ts';

/** What is not shown of who there is and who may do what. */
export function accessGaps(finder: GapFinder) {
  const { access } = finder.specification;
  const waits = { blocks: [...finder.allScreens] };
  if (!finder.isStated('access')) return;
  usersGap(finder);
  if (access.roles === undefined) {
    const used = rolesUsed(finder.specification);
    // Where roles are named and none is stated, nobody is any of them.
    const change = used.length > 0 ? ({ of: [used], weight: 'blocking', effect: 'blocked' } as const) : {};
    finder.add('access.roles', 'access.roles', '', { ...waits, ...change });
  }
  if (access.permissions === undefined) {
    finder.add(
      isClosed('access', finder.specification) ? 'access.closed' : 'access.permissions',
      'access.permissions',
      '',
      waits,
    );
  }
  for (const [index, permission] of (access.permissions ?? []).entries())
    partGaps(finder, `access.permissions.${index}`, permission);
  if (access.permissions) actionGaps(finder, access.permissions);
}

/** What is written of who may do what, and states nothing, closes everything; where nothing is written, nothing is asked. */
export function isClosed(chapter: ChapterKey, specification: Specification): boolean {
  return chapter === 'access' && isShut(specification);
}

/** Who the users are matters as soon as there are roles. */
function usersGap(finder: GapFinder) {
  const { roles, users } = finder.specification.access;
  if (users === null || Object.keys(roles ?? {}).length === 0) return;
  const missing = !users
    ? ''
    : users.entity === undefined
      ? '.entity'
      : users.roles === undefined
        ? '.roles'
        : undefined;
  if (missing !== undefined)
    finder.add('access.users', `access.users${missing}`, '', { blocks: finder.screensUsing('subject.id') });
}

/** An allow that does not say for whom, what or on what allows nothing. */
function partGaps(finder: GapFinder, path: string, permission: PermissionFacts) {
  if (permission.effect === 'deny') return;
  for (const key of ['roles', 'can', 'on'] as const)
    if (permission[key] === undefined)
      finder.add('access.permission', `${path}.${key}`, '', { of: partsOf(permission) });
}

/** What nobody may do to the records of an entity, and nothing forbids either: one question for each entity. */
function actionGaps(finder: GapFinder, permissions: readonly PermissionFacts[]) {
  const { lifecycles, entities } = finder.specification;
  const named = new NamedActions(permissions);
  for (const name of Object.keys(entities)) {
    const transitions = Object.entries((Object.hasOwn(lifecycles, name) && lifecycles[name]?.transitions) || {});
    const actions: (readonly [action: string, word: GapWord])[] = [
      ...recordActions.map((action) => [action, { term: action }] as const),
      ...transitions.map(([action, facts]) => [action, finder.titleOf(action, facts)] as const),
    ];
    const missing = actions.filter(([action]) => !named.has(name, action)).map(([, word]) => word);
    if (missing.length === 0) continue;
    const change = { blocks: finder.screensOf(name), of: [missing] };
    finder.add('access.action', 'access.permissions', finder.entityTitle(name), change);
  }
}

/** A permission has no name: it is called by whom and what it is about. */
function partsOf({ roles, can, on }: PermissionFacts): GapWord[][] {
  const actions =
    can === 'all' ? can : (can ?? []).map((name) => (recordActions.includes(name) ? { term: name } : name));
  return [roles ?? [], actions, on ?? []].map((part) => (part === 'all' ? [{ term: 'all' }] : [...part]));
}
