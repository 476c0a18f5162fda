import type { ChapterMessages } from '#app/messages';

export const stating: ChapterMessages['stating'] = {
  title: 'So wird es festgelegt',
  add: (line, file) => `Unter Zeile ${line} von ${file} ergänzen:`,
  replace: (line, file) => `Zeile ${line} von ${file} so schreiben:`,
  also: {
    add: (line) => `und unter Zeile ${line} ergänzen:`,
    replace: (line) => `und Zeile ${line} so schreiben:`,
  },
  other: 'Bisher beantwortet keine Festlegung des Dokuments diese Frage. Die Form ist:',
  ownWords: 'So gilt es schon, ist aber nur ein Beispiel: die eigenen Worte einsetzen.',
  elsewhere: (place) => `Wie in ${place}:`,
  notRelevant: (does, line) =>
    does === 'add'
      ? `Nicht relevant? Festlegen, dass es das nicht gibt: unter Zeile ${line} einfügen:`
      : `Nicht relevant? Festlegen, dass es das nicht gibt: Zeile ${line} ersetzen durch:`,
  copy: 'Kopieren',
  open: 'Im Editor öffnen',
  opened: 'Der Editor wurde darum gebeten.',
  notOpened: 'Der Editor hat sich nicht geöffnet.',
  why: 'Warum es zählt',
  weights: {
    blocking: 'Ohne das lässt sich etwas nicht zeigen oder tun.',
    shaping: 'Was zu sehen ist, beruht auf einer Annahme.',
    detail: 'Eine Grenze, ein Text oder eine Adresse: Die App kommt ohne aus.',
  },
};
