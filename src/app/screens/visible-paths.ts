import type { Path, Subject } from '#specification';

/** Those of some paths that somebody may ever see to their ends: by what is hidden nobody filters and sorts. */
export function visiblePaths(paths: readonly Path[], subject: Subject): Path[] {
  return paths.filter(({ steps }) =>
    steps.every((field, index) => {
      const { entity, product, name } = field;
      // Inside of an object there are no rights of their own.
      if (entity.field(name) !== field) return true;
      return product.access.fields(index === 0 ? 'list' : 'read', entity, { subject }).has(name);
    }),
  );
}
