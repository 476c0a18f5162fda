import type { StatusWords } from './en.ts';

/** What an answer of the server says where the error catalogue says nothing, by HTTP status, in German. */
export const de: StatusWords = {
  400: 'Der Server versteht die Anfrage nicht',
  403: 'Dafür fehlt die Berechtigung',
  404: 'Nicht gefunden',
  405: 'Das kann der Server nicht',
  409: 'Das ist im aktuellen Zustand nicht möglich',
  412: 'Das wurde inzwischen geändert',
  413: 'Das ist zu viel auf einmal',
  415: 'Der Server nimmt dieses Format nicht an',
  422: 'Bitte einige Angaben prüfen',
  428: 'Bitte zuerst neu laden',
  500: 'Auf dem Server ist ein Fehler aufgetreten',
};
