import { useFieldViews } from '#app/fields';
import { GapNote, useScreenGaps } from '#app/gaps';
import type { Column } from '#components/data-table';
import type { Path, Values } from '#specification';
import { FirstDisplay } from './first-display.tsx';
import { isOrdered } from './is-ordered.ts';
import { PathDisplay } from './path-display.tsx';

/** The columns for what records have at some paths; the first says at least what each is called. */
export function useColumns(
  paths: readonly Path[],
  certainty: Column<Values>['certainty'] = 'stated',
): Column<Values>[] {
  const viewOf = useFieldViews();
  const gaps = useScreenGaps(
    '',
    paths.map(({ field }) => field.path),
  );
  const isOpen = (path: string) => gaps.some((gap) => gap.path === path || gap.path.startsWith(`${path}.`));
  return paths.map((path, index) => ({
    id: path.name,
    heading: path.label.text,
    // What a row is called begins where the row does, also where that is a number.
    align: index === 0 ? undefined : viewOf(path.field).align,
    sortable: isOrdered(path.field),
    onPhone: path.first.isState && 'beside',
    certainty: isOpen(path.field.path) ? 'assumed' : certainty,
    note: isOpen(path.field.path) && <GapNote path={path.field.path} subject={path.label.text} />,
    cell: (record) =>
      index === 0 ? (
        <FirstDisplay path={path} values={record} isHeaded />
      ) : (
        <PathDisplay path={path} values={record} compact leads />
      ),
  }));
}
