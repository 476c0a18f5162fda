import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: 'Bearbeiten',
  lifecycle: 'Zustände',
  history: 'Verlauf',
  created: 'Erstellt',
  updated: 'Geändert',
  // Behind the name of an action too: „Abholen von …“ would mean something else.
  by: (who) => `· ${who}`,
  empty: 'keine Angabe',
  gone: 'Vielleicht wurde der Datensatz gelöscht, oder die Adresse enthält einen Tippfehler.',
  backTo: (title) => `Zurück zu „${title}“`,
  remove: 'Löschen',
  removeOne: (thing) => `${thing} löschen`,
  removeQuestion: (name) => `„${name}“ löschen?`,
  removed: (name) => `„${name}“ wurde gelöscht`,
};
