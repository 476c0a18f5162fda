import type { Around, Entity, Values } from '#specification';

/** What rows of a file can do, for who asks. */
export function rowsDo(entity: Entity, around: Around): ('create' | 'update')[] {
  return (['create', 'update'] as const).filter((does) => mayDo(entity, does, around));
}

/** Whether it can be done, and who asks may surely do it: to a record where its values are given. */
export function mayDo(entity: Entity, does: string, around: Around, values?: Values): boolean {
  const { product } = entity;
  return (
    product.operation(entity, does) !== undefined && product.access.decide(does, entity, around, values).answer === true
  );
}
