import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: 'Bearbeiten',
  lifecycle: 'Zustände',
  history: 'Verlauf',
  created: 'Erstellt',
  updated: 'Geändert',
  by: (who) => `· ${who}`,
  isNow: (name, state) => `„${name}“ ist jetzt „${state}“`,
  empty: 'Keine Angabe',
  gone: 'Vielleicht wurde der Datensatz gelöscht, oder die Adresse ist falsch.',
  backTo: (title) => `Zurück zu „${title}“`,
  remove: 'Löschen',
  removeOne: (thing) => `${thing} löschen`,
  removeQuestion: (name) => `„${name}“ löschen?`,
  removed: (name) => `„${name}“ wurde gelöscht`,
};
