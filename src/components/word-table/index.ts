export { WordTable, type WordTableProps } from './word-table.tsx';
