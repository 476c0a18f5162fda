export type { Held } from './find-held.ts';
export { HeldDialog } from './held-dialog.tsx';
export { useHeld } from './use-held.ts';
export { useHolders } from './use-holders.ts';
