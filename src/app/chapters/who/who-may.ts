import type { Entity, Field, Role } from '#specification';

/** Whether a role may do something with a field: always, for some records, never; or it is not shown. */
export type May = 'always' | 'sometimes' | 'never' | 'notShown';

/** Whether a role may see or change a field, whatever record it is of. */
export function mayOf(action: 'read' | 'create' | 'update', field: Field, role: string): May {
  const { entity, product } = field;
  const { access } = product;
  const around = { subject: { id: '', roles: [role] } };
  const holds = (values: null | undefined) =>
    access.decide(action, entity, around, values).answer === true &&
    access.fields(action, entity, around, values).has(field.name);
  if (access.isClosed) return 'notShown';
  if (holds(null)) return 'always';
  if (holds(undefined)) return 'sometimes';
  return access.decide(action, entity, around).answer === 'unknown' ? 'notShown' : 'never';
}

const order: readonly May[] = ['always', 'sometimes', 'notShown', 'never'];

/** The same for several actions: what goes furthest. */
export function mayAny(actions: readonly ('read' | 'create' | 'update')[], field: Field, role: string): May {
  const found = actions.map((action) => mayOf(action, field, role));
  return order.find((may) => found.includes(may)) ?? 'never';
}

/** The roles that may do something to records of an entity, and whether only to some. */
export function rolesFor(action: string, entity: Entity): { role: Role; isSome: boolean }[] {
  const { access } = entity.product;
  return access.roles.flatMap((role) => {
    const around = { subject: { id: '', roles: [role.name] } };
    if (access.decide(action, entity, around).answer !== true) return [];
    return [{ role, isSome: access.decide(action, entity, around, null).answer !== true }];
  });
}
