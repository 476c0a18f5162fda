import type { Messages } from '#app/messages';

/** One record. */
export const detail: Messages['detail'] = {
  edit: 'Bearbeiten',
  lifecycle: 'Zustände',
  history: 'Verlauf',
  noHistory: 'Noch ist nichts geschehen. Jede Änderung wird hier festgehalten.',
  created: 'Erstellt',
  updated: 'Geändert',
  // Behind the name of an action too: „Abholen von …“ would mean something else.
  by: (who) => `· ${who}`,
  empty: 'keine Angabe',
  itemAdded: 'hinzugefügt',
  itemRemoved: 'entfernt',
  itemsReordered: 'in anderer Reihenfolge',
  gone: 'Vielleicht wurde der Datensatz gelöscht, oder die Adresse enthält einen Tippfehler.',
  backTo: (title) => `Zurück zu „${title}“`,
  remove: 'Löschen',
  removeOne: (thing) => `${thing} löschen`,
  removeQuestion: (name) => `„${name}“ löschen?`,
  removeText: 'Das lässt sich nicht rückgängig machen.',
  heldTitle: (name) => `„${name}“ kann nicht gelöscht werden`,
  heldText: 'Andere Datensätze verweisen darauf. Diese zuerst löschen oder auf einen anderen verweisen lassen.',
  held: (count, things) => `${count} ${things} ${count === 1 ? 'verweist' : 'verweisen'} darauf`,
  removed: (name) => `„${name}“ wurde gelöscht`,
  final: 'Hier endet der Ablauf.',
  nothingRelated: (plural, reference) =>
    `${plural}: noch keine Datensätze. Hier erscheinen alle, die unter „${reference}“ auf diesen Datensatz verweisen.`,
  unrelated: (plural, name) => `Der Zusammenhang zwischen „${plural}“ und „${name}“`,
  showAll: (total) => (total === undefined ? 'Alle anzeigen' : `Alle ${total} anzeigen`),
};
