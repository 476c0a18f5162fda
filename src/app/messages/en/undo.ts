/** Taking back what was done. */
export const undo = {
  undo: 'Undo',
  by: (transition: string) => `Undo: ${transition}`,
  some: (count: number, all: number) => `Undo ${count} of ${all}`,
  later: 'This can be undone from the message that follows.',
  never: 'This cannot be undone.',
  alongside: (things: string) => `Everything that refers to what is deleted goes too: ${things}.`,
  alongsideUnnamed: 'Everything that refers to what is deleted goes too.',
  undone: 'Undone.',
  failed: 'This could not be undone',
  waits: 'It is taken back as soon as the server answers.',
  since: 'Something else was changed since.',
  sent: 'it was sent already',
};
