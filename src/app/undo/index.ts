export { ForGood } from './for-good.tsx';
export { canUndo, onLastUndo } from './last-undo.ts';
export { useIsDeletedForGood } from './use-is-deleted-for-good.ts';
export { useTellDone } from './use-tell-done.ts';
export { useUndo } from './use-undo.ts';
export { useUndoLast } from './use-undo-last.ts';
export { useWayBack, type Way } from './use-way-back.ts';
export type { Done } from './way-back.ts';
