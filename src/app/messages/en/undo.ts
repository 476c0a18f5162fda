/** Taking back what was done. */
export const undo = {
  undo: 'Undo',
  by: (transition: string) => `Undo: ${transition}`,
  undone: 'Undone.',
  failed: 'This could not be undone',
};
