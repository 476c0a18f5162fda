import { type Around, type Entity, mayTry, type Values } from '#specification';

/** Whether a record may be deleted by who asks, as far as can be told from here. */
export const mayDelete = (entity: Entity, record: Values, around: Around): boolean =>
  mayTry(entity.product.access.decide('delete', entity, around, record), entity, record, around);
