import type { ComponentProps } from 'react';
import type { DataTableProps } from './data-table-props.ts';

/** Not for the element around: what only a table is told. The compiler holds it complete. */
const own: Record<Exclude<keyof DataTableProps<unknown>, keyof ComponentProps<'div'>>, true> = {
  caption: true,
  columns: true,
  rows: true,
  keyOf: true,
  nameOf: true,
  linkOf: true,
  sort: true,
  defaultSort: true,
  sortNameOf: true,
  onSortChange: true,
  onResize: true,
  resizable: true,
  selection: true,
  choice: true,
  defaultSelection: true,
  onSelectionChange: true,
  isOpen: true,
  markOf: true,
  onRowMenu: true,
  detailOf: true,
  expanded: true,
  defaultExpanded: true,
  onExpandedChange: true,
  density: true,
  grid: true,
  virtual: true,
  maxHeight: true,
  headOnPhone: true,
  empty: true,
  busy: true,
};

/** What is said of the element around a table. */
export function restOf<Row>(props: DataTableProps<Row>): ComponentProps<'div'> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in own)));
}
