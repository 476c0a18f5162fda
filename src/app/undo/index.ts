export { useUndo } from './use-undo.ts';
export type { Done } from './way-back.ts';
