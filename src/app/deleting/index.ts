export type { Held } from './find-held.ts';
export { HeldDialog } from './held-dialog.tsx';
export { useDeleteText } from './use-delete-text.ts';
export { useHeld } from './use-held.ts';
export { useHolders } from './use-holders.ts';
