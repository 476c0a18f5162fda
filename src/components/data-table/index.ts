export { ColumnChoice, type ColumnChoiceProps, type ColumnName } from './column-choice.tsx';
export { type Column, DataTable, type DataTableProps, type Resizing } from './data-table.tsx';
export type { Undrawn } from './grid-rows.ts';
export { keyboard } from './keyboard.ts';
export { useGridKeys } from './use-grid-keys.ts';
export { useIsWide } from './use-is-wide.ts';
