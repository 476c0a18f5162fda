import { DropdownMenu } from 'radix-ui';
import { createContext } from 'react';

/** What draws a menu and its parts. */
export type MenuFamily = Pick<
  typeof DropdownMenu,
  | 'CheckboxItem'
  | 'Content'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'Separator'
  | 'Sub'
  | 'SubContent'
  | 'SubTrigger'
>;

/** Radix has all parts of a menu twice: once for one behind a button, once for one at a place. They do not mix. */
export const FamilyContext = createContext<MenuFamily>(DropdownMenu);
