import type { Messages } from '#app/messages';
import { de as statuses } from '#specification/texts/statuses/de';

/** What went wrong, and the way on. */
export const failure: Messages['failure'] = {
  title: 'Das war nicht möglich',
  load: (what) => (what ? `Laden fehlgeschlagen: ${what}` : 'Laden fehlgeschlagen'),
  retry: 'Erneut versuchen',
  signIn: 'Anmelden',
  nobody: {
    title: 'Nicht angemeldet',
    text: 'Der Server hat abgelehnt, weil er nicht weiß, wer anfragt. Bitte anmelden und erneut versuchen.',
    setUp:
      'Zum Einrichten: Den Server zum Ausprobieren mit einer Rolle starten (npm run serve -- DOKUMENT --role ROLLE) oder in src/app/providers/server-options.ts angeben, wie man sich anmeldet.',
  },
  compare: 'Vergleichen',
  unreachable: 'Der Server antwortet nicht.',
  unexpected: 'Die Antwort des Servers ist nicht lesbar.',
  noLine: 'Keine Verbindung zum Server: Es wurde nichts gesendet.',
  once: 'Vielleicht ist die Änderung angekommen. Bitte erneut versuchen: Sie wird nicht doppelt ausgeführt.',
  unknownOutcome: 'Vielleicht ist die Änderung angekommen. Bitte vor einem neuen Versuch prüfen.',
  look: (plural) => `${plural} ansehen`,
  retrying: 'Der Server hat nicht geantwortet. Neuer Versuch läuft.',
  repeated: 'Das wurde bereits gespeichert, mit den Angaben des ersten Versuchs. Bitte prüfen, bevor es weitergeht.',
  missingParameter: (name) => `Für die Adresse des Aufrufs fehlt „${name}“: Der Wert ist hier nicht bekannt.`,
  statuses: {
    ...statuses,
    401: 'Bitte anmelden',
    408: 'Der Server hat zu lange gebraucht',
    410: 'Nicht mehr vorhanden',
    429: 'Zu viele Anfragen. Bitte kurz warten',
    501: 'Das unterstützt der Server nicht',
    502: 'Der Server ist nicht erreichbar',
    503: 'Der Server ist gerade nicht verfügbar',
    504: 'Der Server hat zu lange gebraucht',
  },
  advice: {
    stays: 'Tritt das wiederholt auf, bitte den Betreibern dieses Produkts melden.',
    reload: 'Bitte die Seite neu laden, um den aktuellen Stand zu sehen.',
    less: 'Bitte weniger auf einmal senden oder eine kleinere Datei nehmen.',
  },
  store: {
    newer:
      'Die Datensätze in diesem Browser stammen aus einer neueren Version dieser App. Bitte mit der neueren Version öffnen; geändert wurde nichts.',
    forbidden:
      'Dieser Browser lässt die App keine Datensätze speichern. Bitte dieser Website das Speichern erlauben oder den privaten Modus verlassen.',
    blocked:
      'Ein anderer Tab nutzt noch die Datensätze einer älteren Version. Bitte den anderen Tab schließen und erneut versuchen.',
    full: 'In diesem Browser ist kein Speicherplatz mehr frei. Bitte Platz schaffen und erneut versuchen; geändert wurde nichts.',
    failed: 'Die Datensätze in diesem Browser sind gerade nicht lesbar. Geändert wurde nichts.',
  },
};
