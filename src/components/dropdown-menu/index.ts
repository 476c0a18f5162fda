export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
export type { MenuEntry } from './menu-entry.ts';
