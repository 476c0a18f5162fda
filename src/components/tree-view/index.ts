export { keyboard } from './keyboard.ts';
export { type TreeItem, TreeView, type TreeViewProps } from './tree-view.tsx';
