import type { Messages } from '#app/messages';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `„${name}“ wartet auf das Senden.`,
  title: (count) => `${count} ${count === 1 ? 'Änderung wartet' : 'Änderungen warten'} auf das Senden`,
  text: 'In diesem Browser gespeichert; wird der Reihe nach gesendet, sobald der Server antwortet.',
  refused: (name) => `„${name}“ konnte nicht gespeichert werden`,
  refusedText: 'Die Änderung bleibt erhalten. Was sonst noch wartet, wird danach gesendet.',
  send: 'Jetzt senden',
  show: 'Anzeigen',
  discard: 'Verwerfen',
  discarded: (change: string) => `Verworfen: ${change}`,
  edit: 'Im Formular öffnen',
  waitsHere: 'Wartet auf das Senden',
  mayBeMade: 'Gesendet, aber ohne Antwort: vielleicht schon ausgeführt.',
  aside: 'Eine wartende Änderung ist nicht lesbar',
  asideText:
    'Sie wird nicht gesendet und bleibt unverändert in diesem Browser. Bitte kopieren, was davon gebraucht wird.',
};
