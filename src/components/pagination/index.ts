export { keyboard } from './keyboard.ts';
export { Pagination, type PaginationProps } from './pagination.tsx';
