export { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
export type { MenuEntry } from './menu-entry.ts';
