import type { StatusWords } from './en.ts';

/** What an answer of the server says where the error catalogue says nothing, by HTTP status, in German. */
export const de: StatusWords = {
  400: 'Die Anfrage ist nicht verständlich',
  403: 'Das ist nicht erlaubt',
  404: 'Das gibt es nicht',
  405: 'Das ist hier nicht möglich',
  409: 'Das ist beim jetzigen Stand nicht möglich',
  412: 'Inzwischen hat jemand anderes etwas geändert',
  413: 'Das ist zu viel auf einmal',
  415: 'Die Form der Anfrage wird nicht verstanden',
  422: 'Einige Angaben bitte prüfen',
  428: 'Es fehlt, welche Fassung gemeint ist',
  500: 'Auf dem Server ist ein Fehler aufgetreten',
};
