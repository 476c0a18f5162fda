export { keyboard } from './keyboard.ts';
export { SortableList, type SortableListProps } from './sortable-list.tsx';
