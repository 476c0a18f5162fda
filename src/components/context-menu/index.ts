export { ContextMenu, type ContextMenuProps } from './context-menu.tsx';
export { keyboard } from './keyboard.ts';
