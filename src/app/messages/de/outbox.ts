import type { Messages } from '#app/messages';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `„${name}“ wartet auf die Verbindung.`,
  title: (count) =>
    count === 1 ? '1 Änderung wartet auf die Verbindung' : `${count} Änderungen warten auf die Verbindung`,
  text: 'In diesem Browser aufbewahrt; gesendet wird der Reihe nach, sobald der Server antwortet.',
  refused: (name) => `Der Server hat eine Änderung abgelehnt: ${name}`,
  refusedText: 'Sie bleibt erhalten; was nach ihr kommt, wartet.',
  send: 'Jetzt senden',
  show: 'Anzeigen',
  discard: (name) => `Verwerfen: ${name}`,
  edit: 'Im Formular öffnen',
  waitsHere: 'Wartet auf das Senden',
  mayBeMade: 'Schon gesendet, aber ohne Antwort: vielleicht bereits ausgeführt.',
  aside: 'Eine wartende Änderung ist nicht lesbar',
  asideText:
    'Sie wird nicht gesendet. Sie liegt unverändert in diesem Browser beiseite. Bitte kopieren, was davon gebraucht wird.',
};
