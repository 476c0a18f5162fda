import type { Entity, Product, Subject, Values } from '#specification';
import type { World } from './world.ts';

/** Somebody without a role. */
export const nobody: Subject = { id: '', roles: [] };

/** The first of the users that has a role, else somebody of the name of the role. */
export function personWith({ users }: Product, world: World, role: string): Subject {
  const field = users?.roles?.name;
  const has = (values: Values) => field !== undefined && [values[field]].flat().includes(role);
  const person = users && world.records(users.entity).find(has);
  return { id: person && users ? users.entity.keyOf(person) : role, roles: [role] };
}

/** Whoever a record names in a field that conditions compare with who asks. */
export function idsIn(entity: Entity, values: Values): string[] {
  return namedIn(entity).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
}

const named = new WeakMap<Entity, readonly string[]>();

/** The fields of which a condition speaks that speaks of who asks as well. */
function namedIn(entity: Entity): readonly string[] {
  const known = named.get(entity) ?? findNamed(entity);
  named.set(entity, known);
  return known;
}

function findNamed({ product, fields }: Entity): string[] {
  const conditions = (product.specification.access.permissions ?? []).flatMap(({ when }) => {
    const names = product.expression(when)?.names ?? [];
    return names.some(([root]) => root === 'subject') ? [names] : [];
  });
  const all = conditions.flat().flatMap(([root, first]) => (root === 'record' && first !== undefined ? [first] : []));
  return fields.map(({ name }) => name).filter((name) => all.includes(name));
}
