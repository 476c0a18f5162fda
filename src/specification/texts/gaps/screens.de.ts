import { assumedPageSize } from '../../assumptions.ts';
import type { screens as english } from './screens.en.ts';

/** Screens and what is on them. */
export const screens: typeof english = {
  'screen.kind': (subject) => ({
    missing: `Die Art von „${subject}“`,
    question: `Was ist „${subject}“: Liste (list), Detailseite (detail), Formular zum Anlegen (create) oder zum Bearbeiten (edit), Dashboard (dashboard), Text (text)?`,
    meanwhile: 'Der Bildschirm zeigt, was über ihn bekannt ist, und sonst nichts.',
  }),
  'screen.entity': (subject) => ({
    missing: `Worum es bei „${subject}“ geht`,
    question: `Datensätze welcher Entität zeigt „${subject}“?`,
    meanwhile: 'Der Bildschirm hat nichts anzuzeigen.',
  }),
  'screen.path': (subject) => ({
    missing: `Der Pfad von „${subject}“`,
    question: `Unter welchem Pfad ist „${subject}“ zu finden?`,
    meanwhile: 'Der Pfad wird aus dem Namen gebildet.',
  }),
  'screen.roles': (subject) => ({
    missing: `Für wen das ist: ${subject}`,
    question: `Für welche Rollen ist das: ${subject}?`,
    meanwhile: 'Niemand sieht den Bildschirm.',
  }),
  'screen.columns': (subject) => ({
    missing: `Die Spalten von „${subject}“`,
    question: `Welche Spalten hat „${subject}“?`,
    meanwhile: 'Es erscheinen die ersten Felder der Entität und ihr Zustand.',
  }),
  'screen.filters': (subject) => ({
    missing: `Die Filter von „${subject}“`,
    question: `Nach welchen Feldern lässt sich „${subject}“ filtern?`,
    meanwhile: 'Angeboten werden die ersten Felder, die sich zum Filtern eignen, und der Zustand.',
  }),
  'screen.search': (subject) => ({
    missing: `Wo die Suche von „${subject}“ sucht`,
    question: `In welchen Feldern sucht die Suche von „${subject}“?`,
    meanwhile: 'Sie sucht in allen Feldern mit Text.',
  }),
  'screen.sort': (subject) => ({
    missing: `Die Reihenfolge von „${subject}“`,
    question: `Nach welchen Feldern ist „${subject}“ zuerst sortiert?`,
    meanwhile: 'Die Datensätze stehen in der Reihenfolge, in der sie kamen.',
  }),
  'screen.pageSize': (subject) => ({
    missing: `Die Länge einer Seite von „${subject}“`,
    question: `Wie viele Datensätze hat eine Seite von „${subject}“?`,
    meanwhile: `Eine Seite hat ${assumedPageSize} Datensätze.`,
  }),
  'screen.sections': (subject) => ({
    missing: `Die Abschnitte von „${subject}“`,
    question: `Welche Felder zeigt „${subject}“, und in welchen Gruppen?`,
    meanwhile: 'Alle Felder stehen in einer Gruppe, in der Reihenfolge des Dokuments.',
  }),
  'screen.shows': (subject) => ({
    missing: `Was „${subject}“ außerdem zeigt`,
    question: `Zeigt „${subject}“ die Zustände des Datensatzes, und was mit ihm geschah?`,
    meanwhile: 'Keines von beiden ist zu sehen.',
  }),
  'screen.steps': (subject) => ({
    missing: `Die Schritte von „${subject}“`,
    question: `In welchen Schritten fragt „${subject}“?`,
    meanwhile: 'Alle Felder werden auf einmal abgefragt.',
  }),
  'screen.related': (subject) => ({
    missing: `Welche Referenz gemeint ist: ${subject}`,
    question: `Mehrere Felder führen hierher. Welches ist gemeint: ${subject}?`,
    meanwhile: 'Verwendet wird das erste.',
  }),
  'screen.view': (subject) => ({
    missing: `Was die Ansicht „${subject}“ enthält`,
    question: `Welche Datensätze enthält die Ansicht „${subject}“?`,
    meanwhile: 'Sie zeigt alle.',
  }),
  'screen.calendar': (subject) => ({
    missing: `Das Datum, nach dem sich der Kalender „${subject}“ richtet`,
    question: `Nach welchem Datum sind die Datensätze in „${subject}“ angeordnet?`,
    meanwhile: 'Er richtet sich nach dem ersten Datum; wer ihn ansieht, kann ein anderes wählen.',
  }),
  'screen.widgets': (subject) => ({
    missing: `Die Kennzahlen von „${subject}“`,
    question: `Welche Kennzahlen und Diagramme zeigt „${subject}“?`,
    meanwhile: 'Der Bildschirm hat nichts anzuzeigen.',
  }),
  'screen.text': (subject) => ({
    missing: `Der Text von „${subject}“`,
    question: `Welcher Text steht auf „${subject}“?`,
    meanwhile: 'Der Bildschirm ist leer.',
  }),
  'widget.kind': (subject) => ({
    missing: `Die Art der Darstellung: ${subject}`,
    question: `Ist das eine Kennzahl, ein Balken- oder ein Liniendiagramm: ${subject}?`,
    meanwhile: 'Es erscheint als Kennzahl.',
  }),
  'widget.of': (subject) => ({
    missing: `Was gezählt wird: ${subject}`,
    question: `Datensätze welcher Entität werden hier gezählt: ${subject}?`,
    meanwhile: 'Es gibt nichts zu zählen.',
  }),
  'widget.by': (subject) => ({
    missing: `Wonach gruppiert wird: ${subject}`,
    question: `Nach welchem Feld wird hier gruppiert: ${subject}?`,
    meanwhile: 'Es lässt sich nicht darstellen.',
  }),
  'widget.field': (subject) => ({
    missing: `Was berechnet wird: ${subject}`,
    question: `Aus welchem Feld wird das berechnet: ${subject}?`,
    meanwhile: 'Es lässt sich nicht berechnen.',
  }),
};
