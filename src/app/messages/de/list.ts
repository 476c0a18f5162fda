import type { Messages } from '#app/messages';

/** Lists. */
export const list: Messages['list'] = {
  search: 'Suchen',
  filter: 'Filtern',
  sort: 'Sortieren',
  clearFilters: 'Alle zurücksetzen',
  removeFilter: (name) => `Filter entfernen: ${name}`,
  from: 'Von',
  to: 'Bis',
  any: 'Beliebig',
  all: 'Alle',
  views: 'Ansichten',
  emptyTitle: (plural) => `${plural}: noch keine Datensätze`,
  nothingFits: 'Keine Treffer',
  nothingFitsText: 'Kein Datensatz passt zu Suche und Filtern.',
  create: (name) => `Neu: ${name}`,
  bulkQuestion: (action, count) => `${action}: ${count === 1 ? '1 Datensatz' : `${count} Datensätze`}?`,
  bulkDelete: 'Das lässt sich nicht rückgängig machen.',
  bulkDone: (count) => (count === 1 ? '1 Datensatz geändert' : `${count} Datensätze geändert`),
  bulkLeft: (done, left) => `${done} geändert, ${left} nicht`,
  bulkLeaves: (count) => (count === 1 ? 'Ein weiterer bleibt, wie er ist.' : `${count} weitere bleiben, wie sie sind.`),
  bulkAsks: 'Dafür sind Angaben nötig. Bitte bei jedem Datensatz einzeln ausführen.',
  bulkNone: 'Für keinen der ausgewählten Datensätze ist das jetzt möglich.',
  clearSelection: 'Auswahl aufheben',
  contains: 'Enthält',
  noColumns: 'Die Spalten dieser Liste',
};
