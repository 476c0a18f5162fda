import type { Entity, Product, Subject, Values } from '#specification';
import type { World } from './world.ts';

/** Who may be asking: somebody of each role, and somebody of none; who it is matters to some conditions. */
export function subjectsOf(product: Product, world: World): Subject[] {
  return [...product.access.roles.map(({ name }) => personWith(product, world, name)), nobody];
}

/** Somebody without a role. */
export const nobody: Subject = { id: '', roles: [] };

/** The first of the users that has a role, else somebody of the name of the role. */
export function personWith({ users }: Product, world: World, role: string): Subject {
  const field = users?.roles?.name;
  const has = (values: Values) => field !== undefined && [values[field]].flat().includes(role);
  const person = users && world.records(users.entity).find(has);
  return { id: person && users ? users.entity.keyOf(person) : role, roles: [role] };
}

/** The same person, and as whoever a record names: conditions ask whether somebody is that. */
export function guisesOf(subject: Subject, entity: Entity, values: Values): Subject[] {
  if (subject.roles.length === 0) return [subject];
  const ids = namedIn(entity).flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return [subject, ...new Set(ids)].map((one) => (typeof one === 'string' ? { ...subject, id: one } : one));
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
