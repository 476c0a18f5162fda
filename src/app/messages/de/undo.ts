import type { Messages } from '#app/messages';

/** Taking back what was done. */
export const undo: Messages['undo'] = {
  undo: 'Rückgängig',
  by: (transition) => `Rückgängig: ${transition}`,
  undone: 'Rückgängig gemacht.',
  failed: 'Das ließ sich nicht rückgängig machen',
  waits: 'Wird rückgängig gemacht, sobald der Server antwortet.',
  sent: 'es wurde schon gesendet',
};
