import type { Messages } from '#app/messages';

/** What went wrong, and the way on. */
export const failure: Messages['failure'] = {
  title: 'Das war nicht möglich',
  retry: 'Erneut versuchen',
  signIn: 'Anmelden',
  nobody: {
    title: 'Niemand ist angemeldet',
    text: 'Der Server hat das nicht angenommen: Er weiß nicht, wer anfragt. Bitte anmelden, dann erneut versuchen.',
    setUp:
      'Zum Einrichten: Den Server zum Ausprobieren mit einer Rolle starten (npm run serve -- DOKUMENT --role ROLLE) oder in src/app/providers/server-options.ts angeben, wie man sich anmeldet.',
  },
  compare: 'Vergleichen',
  unreachable: 'Der Server antwortet nicht.',
  unexpected: 'Die Antwort des Servers ist nicht lesbar.',
  noLine: 'Keine Verbindung zum Server: Es wurde nichts gesendet.',
  once: 'Vielleicht ist es trotzdem geschehen. Bitte erneut versuchen: Es geschieht nur einmal.',
  unknownOutcome: 'Vielleicht ist es trotzdem geschehen: Bitte vor einem neuen Versuch nachsehen.',
  look: (plural) => `${plural} ansehen`,
  retrying: 'Der Server hat nicht geantwortet. Er wird noch einmal gefragt.',
  repeated: 'Das wurde bereits gespeichert, mit den Angaben des ersten Versuchs. Bitte ansehen, bevor es weitergeht.',
  missingParameter: (name) => `Für die Adresse des Aufrufs fehlt „${name}“: Dazu ist hier nichts bekannt.`,
  statuses: {
    400: 'Der Server versteht die Anfrage nicht',
    401: 'Bitte anmelden',
    403: 'Mit dieser Rolle nicht erlaubt',
    404: 'Das gibt es hier nicht',
    405: 'Das kann der Server nicht',
    408: 'Der Server hat zu lange gebraucht',
    409: 'Das ist beim jetzigen Stand nicht möglich',
    410: 'Das gibt es hier nicht mehr',
    412: 'Inzwischen hat jemand anderes etwas geändert',
    413: 'Das ist zu viel auf einmal',
    415: 'Der Server versteht die Anfrage nicht',
    422: 'Einige Angaben bitte prüfen',
    428: 'Das muss zuerst neu geladen werden',
    429: 'Zu viele Anfragen auf einmal: bitte kurz warten',
    500: 'Auf dem Server ist ein Fehler aufgetreten',
    501: 'Darauf antwortet der Server nicht',
    502: 'Der Server ist nicht erreichbar',
    503: 'Der Server ist gerade nicht verfügbar',
    504: 'Der Server hat zu lange gebraucht',
  },
  advice: {
    stays: 'Bleibt es dabei, bitte denen Bescheid geben, die dieses Produkt betreuen.',
    reload: 'Bitte die Seite neu laden: Sie zeigt dann den jetzigen Stand.',
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
