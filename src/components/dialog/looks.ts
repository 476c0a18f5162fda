import { cn, liftedLook, raisedLook } from '#components/internal';

export const sheetLook = cn(
  raisedLook,
  'fixed z-dialog flex max-h-[calc(100dvh-2rem)] flex-col inset-x-0 bottom-0 mx-auto max-sm:rounded-b-none sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:max-h-[76vh]',
);

/** How wide it may be in the middle of the page. */
export const sheetWidths = { sm: 'max-w-md', md: 'max-w-form', lg: 'max-w-form sm:max-w-page' };

export const titleLook = 'text-lg font-semibold tracking-tight';

const drawnLook = cn(liftedLook, 'fixed z-dialog flex flex-col');

/** What comes in from an edge of the page, and keeps to it. */
export const sideLooks = {
  start: cn(drawnLook, 'inset-y-0 start-0 w-full border-y-0 border-s-0'),
  end: cn(drawnLook, 'inset-y-0 end-0 w-full border-y-0 border-e-0'),
  bottom: cn(drawnLook, 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-sheet border-x-0 border-b-0'),
};

/** How far it comes in, where there is room. */
export const widths = { sm: 'max-w-72', md: 'max-w-md', lg: 'max-w-2xl' };
