import { mayList } from '#app/search';
import { assumedOnDelete, type Entity, type Path, type Subject } from '#specification';

/** The references by which other records keep one from being deleted, of those that somebody may look through. */
export function holdingPaths(to: Entity, subject: Subject | undefined): [Entity, Path][] {
  const open = to.product.entities.filter((other) => mayList(other, subject));
  return open.flatMap((other) =>
    other.pathsTo(to).flatMap((path): [Entity, Path][] => {
      const { onDelete } = path.field.items ?? path.field;
      return (onDelete ?? path.field.onDelete ?? assumedOnDelete) === 'restrict' ? [[other, path]] : [];
    }),
  );
}
