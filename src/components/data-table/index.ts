export type { Column } from './column.ts';
export { ColumnChoice, type ColumnChoiceProps, type ColumnName } from './column-choice.tsx';
export { DataTable } from './data-table.tsx';
export type { DataTableProps, Resizing } from './data-table-props.ts';
export type { Undrawn } from './grid-rows.ts';
export { keyboard } from './keyboard.ts';
export { useGridKeys } from './use-grid-keys.ts';
export { useIsWide } from './use-is-wide.ts';
