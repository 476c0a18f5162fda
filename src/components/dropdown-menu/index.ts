export { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
export { keyboard } from './keyboard.ts';
export type { MenuEntry } from './menu-entry.ts';
