import type { Around, Entity } from '#specification';

/** Whether who asks may change any of its records; which, each says. */
export const mayChangeAny = (entity: Entity, around: Around): boolean =>
  entity.product.operation(entity, 'update') !== undefined &&
  entity.product.access.decide('update', entity, around).answer !== false;
