import { cn, optionLook, raisedLook } from '#components/internal';

/** What a menu lies on. Where there is little room, its words take more lines. */
export const menuLook = cn(
  raisedLook,
  // Where some have a picture, the words of all begin below one another.
  'has-[[role^=menuitem]>svg:first-child:not(.ms-auto)]:[&_[role^=menuitem]:not(:has(>svg:first-child:not(.ms-auto)))]:ps-7.5',
  'z-menu max-h-(--radix-popper-available-height) overflow-y-auto p-1 wrap-anywhere',
  'min-w-[min(12rem,var(--radix-popper-available-width))] max-w-(--radix-popper-available-width)',
);

/** What a menu offers. */
export const entryLook = cn(optionLook, '[&>svg]:size-4 [&>svg]:shrink-0');
