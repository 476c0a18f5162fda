import { assumedOnDelete, type Entity, type Path } from '#specification';

/** The references by which other records keep one from being deleted. */
export function holdingPaths(to: Entity): [Entity, Path][] {
  return to.product.entities.flatMap((other) =>
    other.pathsTo(to).flatMap((path): [Entity, Path][] => {
      const { onDelete } = path.field.items ?? path.field;
      return (onDelete ?? path.field.onDelete ?? assumedOnDelete) === 'restrict' ? [[other, path]] : [];
    }),
  );
}
