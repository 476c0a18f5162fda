import { useMemo, useState } from 'react';
import { useHeld } from '#components/internal';
import { useLocale } from '#components/locale';
import type { DataTableProps, Resizing } from './data-table-props.ts';
import { sortableAlone, sorted } from './sorted.ts';

const nothing: readonly string[] = [];

/** What a table is told and tells of its order, of the rows that are chosen and of those that are opened: held outside or here. */
export function useHeldTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns: given, resizable, sort, defaultSort = nothing, onSortChange } = props;
  const { locale } = useLocale();
  const {
    selection,
    defaultSelection,
    onSelectionChange,
    expanded,
    defaultExpanded = nothing,
    onExpandedChange,
  } = props;
  const [order, sortBy] = useHeld(sort, defaultSort, onSortChange);
  const [chosen, choose] = useHeld(selection, defaultSelection ?? nothing, onSelectionChange);
  const [opened, open] = useHeld(expanded, defaultExpanded, onExpandedChange);
  const [widths, setWidths] = useState<Readonly<Record<string, number | undefined>>>({});
  const resize: Resizing = (column, width) => {
    setWidths((kept) => ({ ...kept, [column]: width }));
    props.onResize?.(column, width);
  };
  const isOwn = sort === undefined;
  // Who is told of the order may put the rows in it.
  const isAlone = isOwn && onSortChange === undefined;
  const columns = useMemo(() => {
    const sorting = isAlone ? sortableAlone(given, rows) : given;
    return resizable ? sorting.map((column) => ({ ...column, width: widths[column.id] ?? column.width })) : sorting;
  }, [isAlone, given, rows, resizable, widths]);
  const isSorting = onSortChange !== undefined || (isAlone && columns.some(({ sortable }) => sortable));
  // Whoever holds the order has put the rows in it.
  const ordered = useMemo(
    () => (isOwn ? sorted(rows, order, isAlone ? columns : columns.filter(({ compare }) => compare), locale) : rows),
    [isOwn, isAlone, rows, order, columns, locale],
  );
  return {
    columns,
    rows: ordered,
    onResize: resizable ? resize : props.onResize,
    sort: order,
    onSortChange: isSorting ? sortBy : undefined,
    selection: selection || defaultSelection ? chosen : undefined,
    onSelectionChange: choose,
    expanded: opened,
    onExpandedChange: open,
  };
}
