export { type Column, DataTable, type DataTableProps, type Resizing } from './data-table.tsx';
