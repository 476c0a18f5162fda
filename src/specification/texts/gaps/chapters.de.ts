import type { chapters as english } from './chapters.en.ts';

/** Chapters of which nothing is stated, and the product as a whole. What is missing also stands behind a colon, in small. */
export const chapters: typeof english = {
  'chapter.purpose': () => ({
    missing: 'Was das Produkt leistet und für wen',
    question: 'Wozu dient das Produkt, wer nutzt es und was soll damit gelingen?',
    meanwhile: 'Die App heißt wie die Überschrift des Dokuments und spricht niemanden an.',
  }),
  'chapter.screens': () => ({
    missing: 'Die Bildschirme und die Pfade dorthin',
    question: 'Welche Bildschirme hat das Produkt, was zeigt jeder davon und unter welchem Pfad?',
    meanwhile: 'Es lässt sich kein Bildschirm des Produkts öffnen.',
  }),
  'chapter.entities': () => ({
    missing: 'Was das Produkt verwaltet und mit welchen Feldern',
    question: 'Was verwaltet das Produkt, und welche Felder von welchem Typ gehören jeweils dazu?',
    meanwhile: 'Es gibt nichts aufzulisten, zu öffnen oder auszufüllen.',
  }),
  'chapter.lifecycles': () => ({
    missing: 'Die Zustände und die Übergänge dazwischen',
    question: 'Welche Zustände gibt es jeweils, und was führt von einem zum nächsten?',
    meanwhile: 'Nichts hat einen Zustand, und keine Schaltfläche ändert einen.',
  }),
  'chapter.rules': () => ({
    missing: 'Die Regeln zwischen den Feldern',
    question: 'Welche Regeln gelten zwischen den Feldern eines Formulars, und zu welchem Fehler führt jede?',
    meanwhile: 'Formulare prüfen nur, was die Felder selbst festlegen.',
  }),
  'chapter.access': () => ({
    missing: 'Die Rollen und wer was darf',
    question: 'Welche Rollen gibt es, und was darf jede sehen und tun?',
    meanwhile: 'Alle dürfen alles; das ist als angenommen gekennzeichnet.',
  }),
  'chapter.calls': () => ({
    missing: 'Die Aufrufe an den Server des Produkts',
    question: 'Welche Aufrufe beantwortet der Server: Methode, Pfad, was geht hinein und was kommt zurück?',
    meanwhile: 'Pfade sind angenommen; es antwortet der Speicher in diesem Browser.',
  }),
  'chapter.errors': () => ({
    missing: 'Die Fehler, die das Produkt kennt',
    question: 'Welche Fehler können auftreten, wie lautet jeder, und was lässt sich dann tun?',
    meanwhile: 'Fehler sind allgemein formuliert.',
  }),
  'chapter.constants': () => ({
    missing: 'Die fachlichen Konstanten und Grenzwerte',
    question: 'Welche Zahlen sind fachlich vorgegeben: Grenzwerte, Preise, Fristen?',
    meanwhile: 'Es gibt keinen Grenzwert, der an mehreren Stellen gilt.',
  }),
  'purpose.title': () => ({
    missing: 'Der Name des Produkts',
    question: 'Wie heißt das Produkt?',
    meanwhile: 'Stattdessen steht dort die Überschrift des Dokuments.',
  }),
  'purpose.summary': () => ({
    missing: 'Ein Satz, der sagt, was das Produkt leistet',
    question: 'Was leistet das Produkt, in einem Satz?',
    meanwhile: 'Es erscheint keine Zusammenfassung.',
  }),
  'purpose.audience': () => ({
    missing: 'Die Zielgruppe des Produkts',
    question: 'Wer nutzt das Produkt, und was soll jeder Gruppe damit gelingen?',
    meanwhile: 'Die Bildschirme sprechen niemanden im Besonderen an.',
  }),
  'purpose.locales': () => ({
    missing: 'Die Sprachen des Produkts',
    question: 'Welche Sprachen spricht das Produkt, und welche davon zuerst?',
    meanwhile: 'Es spricht die Sprache, in der die Kapitel des Dokuments heißen, sonst Englisch.',
  }),
  'purpose.language': (subject) => ({
    missing: `Die eigenen Texte der App in dieser Sprache: ${subject}`,
    question: `Wer liefert die Texte der Schaltflächen und Meldungen in dieser Sprache: ${subject}?`,
    meanwhile: 'Schaltflächen und Meldungen sind auf Englisch; Datum und Zahlen folgen der Sprache.',
  }),
  'purpose.currency': () => ({
    missing: 'Die Währung der Beträge',
    question: 'In welcher Währung sind Beträge angegeben?',
    meanwhile: 'Beträge erscheinen ohne Währung.',
  }),
  'purpose.timeZone': () => ({
    missing: 'Die Zeitzone für Datum und Uhrzeit',
    question: 'In welcher Zeitzone arbeitet das Produkt?',
    meanwhile: 'Es gilt die Zeitzone des Geräts.',
  }),
};
