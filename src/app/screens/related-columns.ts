import type { Entity, Path } from '#specification';

const mostColumns = 3;

/** Of records that refer to one the first columns that their list has, else its first fields; always the state. */
export function relatedColumns(entity: Entity, by: Path): Path[] {
  const { product, fields, lifecycle } = entity;
  const listed = product.screenOf('list', entity)?.columns ?? [];
  const short = fields.filter(({ kind }) => kind.isColumn).map(({ asPath }) => asPath);
  const all = [...listed, ...short, ...fields.map(({ asPath }) => asPath)];
  const state = lifecycle && lifecycle.states.length > 0 ? lifecycle.field.asPath : undefined;
  const distinct = all.filter(
    (path, index) =>
      !`${path.name}.`.startsWith(`${by.name}.`) &&
      path.name !== state?.name &&
      all.findIndex(({ name }) => name === path.name) === index,
  );
  return [...distinct.slice(0, state ? mostColumns - 1 : mostColumns), ...(state ? [state] : [])];
}
