import { type Around, type Entity, mayTry, type Values } from '#specification';

/** Whether who asks may change anything of a record as it stands. */
export function mayChange(entity: Entity, values: Values, around: Around): boolean {
  const { access } = entity.product;
  const permission = access.decide('update', entity, around, values);
  if (!mayTry(permission, entity, values, around)) return false;
  const inState = entity.editable(values);
  const open = entity.fields.filter((field) => field.isAnswered && inState.has(field.name));
  // What only the backend can tell is not told from here.
  if (permission.answer !== true) return open.length > 0;
  const byRole = access.fields('update', entity, around, values);
  return open.some(({ name }) => byRole.has(name));
}
