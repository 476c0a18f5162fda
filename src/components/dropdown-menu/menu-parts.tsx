import { createContext, use } from 'react';
import type * as drawn from './menu-items.tsx';
import type {
  MenuCheckboxItemProps,
  MenuItemProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuSeparatorProps,
  SubmenuProps,
} from './menu-part-props.ts';

/** What draws the parts of a menu: loaded with the menu, not with the page that says what is in it. */
export const DrawnContext = createContext<typeof drawn | undefined>(undefined);

function useDrawn() {
  const parts = use(DrawnContext);
  if (!parts) throw new Error('The parts of a menu stand in a DropdownMenu or an AnchoredMenu');
  return parts;
}

/** An action of a menu, or with `asChild` a link. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useDrawn();
  return <Item {...props} />;
}

/** Something on or off in a menu. Enter changes it and closes; Space and a press leave the menu open, for the next. */
export function MenuCheckboxItem(props: MenuCheckboxItemProps) {
  const { CheckboxItem } = useDrawn();
  return <CheckboxItem {...props} />;
}

/** A choice between several in a menu: each a `MenuRadioItem`. */
export function MenuRadioGroup(props: MenuRadioGroupProps) {
  const { RadioGroup } = useDrawn();
  return <RadioGroup {...props} />;
}

/** One of several to choose from. */
export function MenuRadioItem(props: MenuRadioItemProps) {
  const { RadioItem } = useDrawn();
  return <RadioItem {...props} />;
}

/** A line between groups of a menu. */
export function MenuSeparator(props: MenuSeparatorProps) {
  const { Separator } = useDrawn();
  return <Separator {...props} />;
}

/** An entry of a menu that opens another beside itself. */
export function Submenu(props: SubmenuProps) {
  const { Sub } = useDrawn();
  return <Sub {...props} />;
}
