import { ContextMenu, DropdownMenu } from 'radix-ui';
import { createContext } from 'react';

/** Radix has all parts of a menu twice: for one behind a button, and for one at a place. They do not mix. */
export const families = { button: DropdownMenu, place: ContextMenu };

/** What draws the parts of a menu. */
export const FamilyContext = createContext<(typeof families)['button' | 'place']>(DropdownMenu);
