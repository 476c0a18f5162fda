export { cellOf } from './cell-of.ts';
export { cellPaths } from './cell-paths.ts';
export { ImportDialog } from './import-dialog.tsx';
export { download, signsIn, toCsv } from './to-csv.ts';
