/** Taking back what was done. */
export const undo = {
  undo: 'Undo',
  some: (count: number, all: number) => `Undo ${count} of ${all}`,
  later: 'You can undo this from the message that follows.',
  never: 'This cannot be undone.',
  alongside: (things: string) => `Everything that refers to what you delete is deleted too: ${things}.`,
  alongsideUnnamed: 'Everything that refers to what you delete is deleted too.',
  undone: 'Undone.',
  undoneSome: (count: number, all: number) =>
    `${count} of ${all} undone. ${all - count === 1 ? 'The other stays as it is now.' : 'The others stay as they are now.'}`,
  stays: (fields: string) => `Unchanged by this: ${fields}.`,
  failed: 'This could not be undone',
  waits: 'This will be undone once the server answers.',
  since: 'Something else has changed since.',
  sent: 'it was already sent',
};
