import type { Messages } from '#app/messages';

/** What is wrong with a document, and with opening one. */
export const problems: Messages['problems'] = {
  title: (count) =>
    count === 1 ? '1 Stelle im Dokument bitte korrigieren' : `${count} Stellen im Dokument bitte korrigieren`,
  earlier: 'Bis dahin bleibt die letzte lesbare Fassung sichtbar.',
  leftOut: 'Was nicht verwendbar ist, wird ausgelassen.',
  further: (count) => (count === 1 ? 'Und eine weitere.' : `Und ${count} weitere.`),
  unreadable: 'Diese Datei lässt sich nicht öffnen',
  noChapter: (file) => `${file} enthält kein bekanntes Kapitel und ist keine Spezifikation.`,
  notOpened: 'Dieses Dokument ließ sich nicht öffnen',
  notOpenedText: 'Nichts ging verloren. Bitte erneut versuchen oder mit einem anderen Dokument fortfahren.',
  forget: 'Dokument aus dem Browser entfernen',
  notForgotten: 'Das Entfernen ist fehlgeschlagen. Bitte in den Browsereinstellungen die Daten dieser Website löschen.',
  tooLong: (megabytes) => `Die Datei ist ${megabytes} MB groß. Bitte auslagern, was nicht zur Spezifikation gehört.`,
  goneTitle: 'Dokument nicht gefunden',
  gone: 'Es wurde in einem anderen Browser geöffnet oder entfernt. Bitte erneut öffnen.',
  newVersion: 'Diese Seite ist veraltet, oder beim Laden eines Teils ist das Netzwerk ausgefallen.',
  notLoaded:
    'Keine Verbindung: Ein Teil dieser Seite wurde noch nicht geladen. Nichts wurde geändert; bitte erneut versuchen, sobald wieder eine Verbindung besteht.',
};
