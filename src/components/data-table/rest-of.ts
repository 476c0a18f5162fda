import type { ComponentProps } from 'react';
import type { DataTableProps } from './data-table.tsx';

/** Not for the element around: what only a table is told. The compiler holds it complete. */
const own: Record<Exclude<keyof DataTableProps<unknown>, keyof ComponentProps<'div'>>, 0> = {
  caption: 0,
  columns: 0,
  rows: 0,
  keyOf: 0,
  nameOf: 0,
  linkOf: 0,
  sort: 0,
  defaultSort: 0,
  sortNameOf: 0,
  onSortChange: 0,
  onResize: 0,
  selection: 0,
  defaultSelection: 0,
  onSelectionChange: 0,
  isOpen: 0,
  markOf: 0,
  onRowMenu: 0,
  detailOf: 0,
  expanded: 0,
  defaultExpanded: 0,
  onExpandedChange: 0,
  density: 0,
  grid: 0,
  virtual: 0,
  headOnPhone: 0,
  empty: 0,
  busy: 0,
};

/** What is said of the element around a table. */
export function restOf<Row>(props: DataTableProps<Row>): ComponentProps<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)));
}
