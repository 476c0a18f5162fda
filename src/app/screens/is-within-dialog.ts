/** Whether what an entry of the browser's history keeps says that the way back from it leads through a form in a dialog. */
export function isWithinDialog(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isWithinDialog' in state && state.isWithinDialog === true;
}
