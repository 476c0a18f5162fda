export { AnchoredMenu, type AnchoredMenuProps } from './anchored-menu.tsx';
export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.tsx';
export { keyboard } from './keyboard.ts';
export type {
  MenuAction,
  MenuBranch,
  MenuCheck,
  MenuChoice,
  MenuEntry,
  MenuLine,
  MenuLink,
  MenuOption,
} from './menu-entry.ts';
export type {
  MenuCheckboxItemProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuSeparatorProps,
  SubmenuProps,
} from './menu-part-props.ts';
export { MenuCheckboxItem, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator, Submenu } from './menu-parts.tsx';
export type { MenuPlacement, OpenedMenuProps } from './menu-sheet.tsx';
export { OpenedMenu } from './opened-menu.tsx';
