import { useFieldViews } from '#app/fields';
import type { Column } from '#components/data-table';
import type { Path, Values } from '#specification';
import { PathDisplay } from './path-display.tsx';

/** The columns for what records have at some paths. */
export function useColumns(
  paths: readonly Path[],
  certainty: Column<Values>['certainty'] = 'stated',
): Column<Values>[] {
  const viewOf = useFieldViews();
  return paths.map((path) => ({
    id: path.name,
    heading: path.label.text,
    align: viewOf(path.field).align,
    sortable: path.field.kindName !== 'object',
    certainty,
    cell: (record) => <PathDisplay path={path} values={record} compact />,
  }));
}
