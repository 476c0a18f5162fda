import type { Around, Entity, Path, Values } from '#specification';

/** The roles that answer what whoever asks may not; none where they may answer all of it themselves, or nobody may. */
export function whoAnswers(entity: Entity, paths: readonly Path[], values: Values, around: Around): string[] {
  const { access } = entity.product;
  const own = paths.filter(({ steps }) => steps.length === 1 && entity.field(steps[0].name) === steps[0]);
  const mayOf = (who: Around, record?: Values) => {
    const open = access.fields('update', entity, who, record);
    return (path: Path) => open.has(path.steps[0].name);
  };
  const closed = own.filter((path) => !mayOf(around, values)(path));
  if (closed.length === 0) return [];
  const others = access.roles.filter(({ name }) =>
    closed.every(mayOf({ ...around, subject: { id: '', roles: [name] } })),
  );
  return others.map(({ label }) => label.text);
}
