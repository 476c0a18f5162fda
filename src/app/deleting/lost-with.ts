import { assumedOnDelete, type Entity } from '#specification';

/** The entities whose records are deleted with one that they refer to, and with those in turn. */
export function lostWith(entity: Entity): Entity[] {
  const lost = new Set([entity]);
  // What is added meanwhile is gone through as well.
  for (const gone of lost)
    for (const field of gone.referredBy) if ((field.onDelete ?? assumedOnDelete) === 'cascade') lost.add(field.entity);
  lost.delete(entity);
  return [...lost];
}
