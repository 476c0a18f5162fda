import type { ChapterMessages } from '#app/messages';

export const notes: ChapterMessages['notes'] = {
  write: 'Notiz hinzufügen',
  change: 'Notiz bearbeiten',
  asked: 'Gefragt',
  note: 'Notiz',
  save: 'Speichern',
  clear: 'Notiz löschen',
  clearOne: (question) => `Notiz löschen: ${question}`,
  askedBy: (name) => `Gefragt: ${name}`,
  askedSince: (name, day) => `Gefragt: ${name} am ${day}`,
  written: (file) => `Gespeichert in ${file}.`,
  kept: 'In diesem Browser gespeichert.',
  notKept: (file) => `Das Speichern ist fehlgeschlagen. Die Eingaben sind noch da; bitte ${file} prüfen.`,
  inFile: (file) => `Notizen werden in ${file} gespeichert und lassen sich mit dem Dokument teilen.`,
  inBrowser: (file) =>
    `Notizen sind in diesem Browser gespeichert. Zum Teilen ${file} exportieren und neben das Dokument legen.`,
  export: 'Notizen exportieren',
  import: 'Notizen importieren',
  imported: (count) => (count === 1 ? '1 Notiz wurde übernommen.' : `${count} Notizen wurden übernommen.`),
  differ: (count) =>
    count === 1 ? '1 Notiz lautet in der Datei anders.' : `${count} Notizen lauten in der Datei anders.`,
  takeTheirs: 'Fassung der Datei übernehmen',
  keepMine: 'Eigene behalten',
  unreadable: (file) => `${file} ist nicht lesbar`,
  leftAlone: 'Die Datei bleibt unberührt, bis das behoben ist.',
  faults: {
    syntax: 'Das ist kein JSON.',
    conflict: 'Zwei Fassungen wurden zusammengeführt, und der Konflikt ist nicht gelöst.',
    twice: 'Dieser Schlüssel steht hier zum zweiten Mal.',
    object: 'Hier wird etwas zwischen { und } erwartet.',
    text: 'Hier wird ein Text in Anführungszeichen erwartet.',
    date: 'Hier wird ein Tag wie "2026-11-21" erwartet.',
    unknown:
      'Diesen Schlüssel gibt es nicht. Eine Datei hat "notes", eine Notiz "question", "asked", "since" und "note".',
    long: 'Die Datei ist zu lang.',
  },
  closed: (count) => `Nicht mehr offen · ${count}`,
  closedText:
    'Die Frage zu diesen Notizen stellt sich nicht mehr: Sie wurde beantwortet, oder ihre Festlegung heißt jetzt anders.',
  clearAll: 'Alle löschen',
  cleared: (count) => (count === 1 ? '1 Notiz gelöscht.' : `${count} Notizen gelöscht.`),
  bringBack: 'Rückgängig',
  move: 'Zu einer offenen Frage verschieben',
  moved: (question) => `Notiz verschoben zu: ${question}`,
  filter: 'Gefragt',
  nobody: 'Noch niemand',
};
