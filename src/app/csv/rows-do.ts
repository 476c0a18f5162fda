import type { Around, Entity } from '#specification';

/** What rows of a file can do, for who asks. */
export function rowsDo(entity: Entity, around: Around): ('create' | 'update')[] {
  const { product } = entity;
  return (['create', 'update'] as const).filter(
    (does) =>
      product.operation(entity, does) !== undefined && product.access.decide(does, entity, around).answer === true,
  );
}
