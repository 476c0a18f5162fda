import type { Messages } from '#app/messages';

/** Dashboards. */
export const dashboard: Messages['dashboard'] = {
  nothing: 'Nichts anzuzeigen',
  soFar: (stretch) => `${stretch}, bisher`,
  noneYet: (plural) => `Noch nichts zu zählen. Erscheint, sobald es Einträge gibt (${plural}).`,
  unknown: 'Unbekannt: Der Server liefert nicht alle Datensätze, die hier zählen.',
  others: (count) => (count === 1 ? '1 weiterer Wert' : `${count} weitere Werte`),
};
