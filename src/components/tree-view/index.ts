export { type TreeItem, TreeView, type TreeViewProps } from './tree-view.tsx';
