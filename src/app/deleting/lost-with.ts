import { type Around, assumedOnDelete, type Entity } from '#specification';

/** The entities whose records are deleted with one that they refer to, and with those in turn. */
export function lostWith(entity: Entity): Entity[] {
  const lost = new Set([entity]);
  // What is added meanwhile is gone through as well.
  for (const gone of lost)
    for (const field of gone.referredBy) if ((field.onDelete ?? assumedOnDelete) === 'cascade') lost.add(field.entity);
  lost.delete(entity);
  return [...lost];
}

/** Those of some entities of which somebody may read records. */
export function namedTo(around: Around, entities: readonly Entity[]): Entity[] {
  return entities.filter((entity) => entity.product.access.decide('read', entity, around).answer === true);
}
