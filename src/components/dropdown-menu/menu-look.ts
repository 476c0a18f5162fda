import { cn, raisedLook } from '#components/internal';

/** What a menu lies on. */
export const menuLook = cn(
  raisedLook,
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto p-1',
);
