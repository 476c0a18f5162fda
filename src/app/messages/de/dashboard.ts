import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: 'Nichts anzuzeigen',
  noneYet: (plural) => `Noch nichts zu zählen. Es erscheint hier, sobald es dafür Einträge gibt (${plural}).`,
  unknown: 'Das kann der Server nicht sagen: Er antwortet nicht für alle Datensätze, die hier zählen.',
  others: (count) => (count === 1 ? '1 weiterer Wert' : `${count} weitere Werte`),
};
