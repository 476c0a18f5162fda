import type { Messages } from '#app/messages';

/** Taking back what was done. */
export const undo: Messages['undo'] = {
  undo: 'Rückgängig',
  some: (count, all) => `${count} von ${all} rückgängig machen`,
  later: 'Das lässt sich über die folgende Meldung rückgängig machen.',
  never: 'Das lässt sich nicht rückgängig machen.',
  alongside: (things) => `Alles, was darauf verweist, wird mitgelöscht: ${things}.`,
  alongsideUnnamed: 'Alles, was darauf verweist, wird mitgelöscht.',
  undone: 'Rückgängig gemacht.',
  undoneSome: (count, all) => `${count} von ${all} rückgängig gemacht. Der Rest bleibt, wie er jetzt ist.`,
  stays: (fields) => `Wie es jetzt ist, bleibt: ${fields}.`,
  failed: 'Das ließ sich nicht rückgängig machen',
  waits: 'Wird rückgängig gemacht, sobald der Server antwortet.',
  since: 'Seither wurde etwas anderes geändert.',
  sent: 'es wurde schon gesendet',
};
