/** Taking back what was done. */
export const undo = {
  undo: 'Undo',
  by: (transition: string) => `Undo: ${transition}`,
  undone: 'Undone.',
  failed: 'This could not be undone',
  waits: 'It is taken back as soon as the server answers.',
  sent: 'it was sent already',
};
