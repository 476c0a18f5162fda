export { type WordRow, WordTable, type WordTableProps } from './word-table.tsx';
