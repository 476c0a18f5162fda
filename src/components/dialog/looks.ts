import { cn, raisedLook } from '#components/internal';

export const scrimLook = 'fixed inset-0 z-40 bg-scrim';
export const sheetLook = cn(
  raisedLook,
  'fixed z-50 flex max-h-[calc(100dvh-2rem)] flex-col inset-x-0 bottom-0 mx-auto max-w-form max-sm:rounded-b-none sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:max-h-[76vh]',
);
