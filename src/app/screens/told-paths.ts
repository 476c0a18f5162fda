import { type Around, isEmpty, type Path, type Values } from '#specification';

/** So many answers beside a name. */
const most = 2;

/** Where in a record stands what tells it from others in a line: a state is shown as such, and a tick or a dash says nothing without a heading. */
export function toldPaths(
  columns: readonly Path[],
  values: Values,
  around: Around,
  without: readonly Path[] = [],
): readonly Path[] {
  const tells = ({ name, field }: Path) =>
    !without.some((one) => one.name === name) && !field.isState && field.kindName !== 'boolean';
  const [first] = columns;
  const others = first?.first.entity.isNameless ? columns : columns.slice(1);
  return others.filter((path) => tells(path) && !isEmpty(path.read(values, around))).slice(0, most);
}
