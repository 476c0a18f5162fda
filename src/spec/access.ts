import { type Answer, holds } from './expression.ts';
import { reachedReferences, type Subject, type Surroundings, scopeOf, type Values } from './record.ts';
import type { Specification } from './specification.ts';
import type { Permission } from './vocabulary/access.ts';

/** Whether something may be done, and what that rests on. */
export interface Decision {
  /** Only `true` allows: what is unknown is denied. */
  answer: Answer;
  /** Path of the fact that decided, as in `access.permissions.2`; the chapter where no fact does. */
  because: string;
  /** Nothing states it: the app went on all the same. */
  assumed: boolean;
}

/** The roles of a subject and every role that those inherit. */
export function expandRoles(spec: Specification, roles: readonly string[]): Set<string> {
  const found = new Set<string>();
  const walk = (role: string) => {
    if (found.has(role)) return;
    found.add(role);
    for (const inherited of spec.access.roles?.[role]?.inherits ?? []) walk(inherited);
  };
  for (const role of roles) walk(role);
  return found;
}

/** Whether the document says anything of who may do what. */
export function statesPermissions(spec: Specification): boolean {
  return Boolean(spec.access.permissions);
}

interface Applying {
  permission: Permission;
  path: string;
  holds: Answer;
}

function applying(
  spec: Specification,
  action: string,
  entity: string,
  around: Surroundings,
  record?: Values,
): Applying[] {
  const roles = expandRoles(spec, around.subject?.roles ?? []);
  return (spec.access.permissions ?? []).flatMap((permission, index): Applying[] => {
    const { can, on, when } = permission;
    const concerns =
      (permission.roles ?? []).some((role) => roles.has(role)) &&
      (can === 'all' || can?.includes(action)) &&
      (on === 'all' || on?.includes(entity));
    if (!concerns) return [];
    const path = `access.permissions.${index}`;
    if (!when) return [{ permission, path, holds: true }];
    // Without a record the question is whether there can be one: the condition is asked again of each.
    if (!record) return [{ permission, path, holds: permission.effect !== 'deny' }];
    return [{ permission, path, holds: holds(when, scopeOf(spec, entity, record, around, [when]), around.now) }];
  });
}

/** Whether the subject may do something to records of an entity, or to one record. Deny goes before allow. */
export function decide(
  spec: Specification,
  action: string,
  entity: string,
  around: Surroundings,
  record?: Values,
): Decision {
  if (!statesPermissions(spec)) return { answer: true, because: 'access', assumed: true };
  const concerned = applying(spec, action, entity, around, record);
  const denied = concerned.find(
    ({ permission, holds }) => permission.effect === 'deny' && !permission.fields && holds !== false,
  );
  if (denied) return { answer: denied.holds === true ? false : 'unknown', because: denied.path, assumed: false };
  const allowed = concerned.filter(({ permission }) => permission.effect !== 'deny');
  const decisive = allowed.find(({ holds }) => holds === true) ?? allowed.find(({ holds }) => holds === 'unknown');
  if (decisive) return { answer: decisive.holds, because: decisive.path, assumed: false };
  return { answer: false, because: allowed[0]?.path ?? 'access.permissions', assumed: false };
}

/** The fields that the subject may change in a record that it may update; undefined for all of them. */
export function editableFields(
  spec: Specification,
  action: string,
  entity: string,
  around: Surroundings,
  record?: Values,
): Set<string> | undefined {
  if (!statesPermissions(spec)) return undefined;
  const concerned = applying(spec, action, entity, around, record);
  const allows = concerned.filter(({ permission, holds }) => permission.effect !== 'deny' && holds === true);
  const denied = new Set(
    concerned.flatMap(({ permission, holds }) =>
      permission.effect === 'deny' && holds !== false ? (permission.fields ?? []) : [],
    ),
  );
  const isWhole = allows.some(({ permission }) => !permission.fields);
  if (isWhole && denied.size === 0) return undefined;
  const names = isWhole
    ? Object.keys(spec.entities[entity]?.fields ?? {})
    : allows.flatMap(({ permission }) => permission.fields ?? []);
  return new Set(names.filter((name) => !denied.has(name)));
}

/** The references that the permissions of an entity look through, by field. */
export function accessReferences(spec: Specification, entity: string): Record<string, string> {
  return reachedReferences(
    spec,
    entity,
    (spec.access.permissions ?? []).map(({ when }) => when),
  );
}

/** Whether a screen is for the subject; a screen that names no roles is for everyone. */
export function maySee(spec: Specification, screen: string, subject: Subject): boolean {
  const { roles, entity, kind } = spec.screens[screen] ?? {};
  if (roles && spec.access.roles && !roles.some((role) => expandRoles(spec, subject.roles).has(role))) return false;
  if (!entity || !statesPermissions(spec)) return true;
  const action = kind === 'list' ? 'list' : kind === 'create' ? 'create' : kind === 'edit' ? 'update' : 'read';
  return decide(spec, action, entity, { subject }).answer === true;
}
