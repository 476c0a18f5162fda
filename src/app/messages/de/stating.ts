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
  opened:
    'Der Editor sollte sich jetzt öffnen. Öffnet sich keiner, die App mit LAUNCH_EDITOR=code oder dem Namen des eigenen starten.',
  notOpened: 'Der Editor hat sich nicht geöffnet.',
  write: (file) => `In ${file} schreiben`,
  written: (file, line) => `In ${file} geschrieben, Zeile ${line}.`,
  changedSince: (file) => `Nicht zurückgenommen: ${file} wurde seitdem geändert. Bitte dort von Hand ändern.`,
  changedMeanwhile: (file) =>
    `${file} wurde inzwischen geändert, daher wurde nichts geschrieben. Der Vorschlag passt nun zur neuen Fassung: bitte noch einmal.`,
  notWritten: (file) =>
    `Nichts wurde geschrieben: ${file} lässt sich von hier nicht ändern. Die Zeilen lassen sich kopieren.`,
  verdicts: {
    answers: 'Damit ist die Frage beantwortet.',
    notYet: 'Damit ist die Frage noch nicht beantwortet.',
    notUsable: 'Das lässt sich noch nicht verwenden und wird nicht geschrieben:',
  },
  added: {
    answers: 'Damit kommt etwas zum Kapitel hinzu.',
    notYet: 'Damit kommt noch nichts zum Kapitel hinzu.',
    notUsable: 'Das lässt sich noch nicht verwenden und wird nicht geschrieben:',
  },
  more: {
    screens: 'Noch einen Bildschirm festlegen',
    entities: 'Noch eine Entität festlegen',
    lifecycles: 'Zustände einer weiteren Entität festlegen',
    rules: 'Noch eine Regel festlegen',
    access: 'Noch eine Rolle festlegen',
    calls: 'Noch einen Aufruf festlegen',
    errors: 'Noch einen Fehler festlegen',
    constants: 'Noch eine Konstante festlegen',
  },
  mendsElsewhere: 'Anderes im Dokument ist dann zu berichtigen:',
  outdated: 'Das Dokument sagt hier inzwischen etwas anderes. Der Vorschlag dazu lautet jetzt:',
  takeNew: 'Neuen Vorschlag nehmen',
  takeExample: 'So übernehmen',
  keepMine: 'Meine Zeilen behalten',
  why: 'Warum das wichtig ist',
  weights: {
    blocking: 'Ohne das lässt sich etwas nicht zeigen oder tun.',
    shaping: 'Was zu sehen ist, beruht auf einer Annahme.',
    detail: 'Kleinigkeit: Die App funktioniert auch ohne.',
  },
};
