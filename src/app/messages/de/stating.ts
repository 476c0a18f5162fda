import type { ChapterMessages } from '#app/messages';

export const stating: ChapterMessages['stating'] = {
  title: 'So lässt es sich festlegen',
  add: (line, file) => `Unter Zeile ${line} von ${file} ergänzen:`,
  replace: (line, file) => `Zeile ${line} von ${file} ändern in:`,
  also: {
    add: (line) => `und unter Zeile ${line} ergänzen:`,
    replace: (line) => `und Zeile ${line} ändern in:`,
  },
  other: 'Bisher beantwortet nichts im Dokument diese Frage. So sieht die Form aus:',
  ownWords: 'Das gilt so schon, ist aber nur ein Beispiel. Bitte durch eigene Worte ersetzen.',
  elsewhere: (place) => `Zum Beispiel in ${place}:`,
  notRelevant: (does, line) =>
    does === 'add'
      ? `Nicht relevant? Festlegen, dass es das nicht gibt: unter Zeile ${line} einfügen:`
      : `Nicht relevant? Festlegen, dass es das nicht gibt: Zeile ${line} ersetzen durch:`,
  copy: 'Kopieren',
  open: 'Im Editor öffnen',
  opened: 'Wird im Editor geöffnet.',
  notOpened: 'Der Editor hat sich nicht geöffnet.',
  why: 'Warum das wichtig ist',
  weights: {
    blocking: 'Ohne das lässt sich etwas nicht zeigen oder tun.',
    shaping: 'Was zu sehen ist, beruht auf einer Annahme.',
    detail: 'Kleinigkeit: Die App funktioniert auch ohne.',
  },
};
