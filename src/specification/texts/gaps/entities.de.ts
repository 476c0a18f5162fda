import type { entities as english } from './entities.en.ts';

/** Entities and fields. */
export const entities: typeof english = {
  'entity.named': (subject) => ({
    missing: `Was „${subject}“ ist, und die Felder davon`,
    question: `Was ist „${subject}“, und welche Felder hat es?`,
    meanwhile: 'Es ist genannt und mehr nicht: Es gibt nichts anzuzeigen oder auszufüllen.',
  }),
  'entity.fields': (subject) => ({
    missing: `Die Felder von „${subject}“`,
    question: `Welche Felder hat „${subject}“?`,
    meanwhile: 'Es gibt nichts anzuzeigen oder auszufüllen.',
  }),
  'entity.display': (subject) => ({
    missing: `Die Bezeichnung eines Datensatzes von „${subject}“`,
    question: `An welchem Feld ist ein Datensatz von „${subject}“ zu erkennen?`,
    meanwhile:
      'Stattdessen steht dort sein angegebener Schlüssel, sonst seine erste Textzeile, die keine Bemerkung ist, oder eine laufende Nummer.',
  }),
  'entity.key': (subject) => ({
    missing: `Was einen Datensatz von „${subject}“ eindeutig macht`,
    question: `Welches Feld von „${subject}“ ist nie bei zwei Datensätzen gleich?`,
    meanwhile: 'Das Produkt vergibt einen eigenen Schlüssel.',
  }),
  'entity.plural': (subject) => ({
    missing: `Die Mehrzahl von „${subject}“`,
    question: `Wie heißen mehrere davon: ${subject}?`,
    meanwhile: 'Es heißt wie seine Liste, wenn das ein Wort ist; sonst steht dort die Einzahl.',
  }),
  'entity.history': (subject) => ({
    missing: `Ein Verlauf von „${subject}“`,
    question: `Wird festgehalten, wer „${subject}“ wann wie geändert hat?`,
    meanwhile: 'Es wird einer geführt, da ein Bildschirm ihn zeigt.',
  }),
  'entity.screen': (subject) => ({
    missing: `Ein Bildschirm für „${subject}“`,
    question: `Wo ist „${subject}“ zu sehen?`,
    meanwhile: 'Die Datensätze sind nur über andere erreichbar.',
  }),
  'entity.actions': (subject) => ({
    missing: `Bildschirme hierfür: ${subject}`,
    question: `Auf welchem Bildschirm geschieht das: ${subject}?`,
    meanwhile: 'Kein Bildschirm führt dorthin.',
  }),
  'field.type': (subject) => ({
    missing: `Der Typ von „${subject}“`,
    question: `Was ist „${subject}“: Text, Zahl, Datum, Auswahl, Referenz?`,
    meanwhile: 'Es wird als Text bearbeitet.',
  }),
  'field.format': (subject) => ({
    missing: `Ein Feldtyp für „${subject}“`,
    question: `Lässt sich „${subject}“ als Text schreiben, oder braucht es einen eigenen Feldtyp?`,
    meanwhile: 'Es wird als Text bearbeitet.',
  }),
  'field.to': (subject) => ({
    missing: `Wohin „${subject}“ führt`,
    question: `Auf Datensätze welcher Entität verweist „${subject}“?`,
    meanwhile: 'Es lässt sich nichts auswählen.',
  }),
  'field.items': (subject) => ({
    missing: `Was „${subject}“ enthält`,
    question: `Was ist ein einzelner Eintrag von „${subject}“?`,
    meanwhile: 'Es lässt sich nichts hinzufügen.',
  }),
  'field.properties': (subject) => ({
    missing: `Die Felder innerhalb von „${subject}“`,
    question: `Welche Felder hat „${subject}“ im Inneren?`,
    meanwhile: 'Es gibt nichts auszufüllen.',
  }),
  'field.choices': (subject) => ({
    missing: `Die Auswahl bei „${subject}“`,
    question: `Was steht bei „${subject}“ zur Auswahl?`,
    meanwhile: 'Jede Eingabe ist möglich.',
  }),
  'field.computed': (subject) => ({
    missing: `Wie „${subject}“ berechnet wird`,
    question: `Woraus wird „${subject}“ berechnet?`,
    meanwhile: 'Es wird von Hand ausgefüllt, wie jedes andere Feld.',
  }),
  'field.relevantWhen': (subject) => ({
    missing: `Wann „${subject}“ gebraucht wird`,
    question: `Wann wird nach „${subject}“ gefragt?`,
    meanwhile: 'Es ist immer da.',
  }),
  'field.where': (subject) => ({
    missing: `Was bei „${subject}“ wählbar ist`,
    question: `Welche Datensätze sind bei „${subject}“ wählbar?`,
    meanwhile: 'Alle Datensätze stehen zur Auswahl.',
  }),
  'field.required': (subject) => ({
    missing: `Ob „${subject}“ ein Pflichtfeld ist`,
    question: `Muss „${subject}“ ausgefüllt werden?`,
    meanwhile: 'Es darf leer bleiben.',
  }),
  'field.off': (subject) => ({
    missing: `Der Anfangswert von „${subject}“`,
    question: `Ist „${subject}“ an oder aus, solange niemand etwas angibt?`,
    meanwhile: 'In einem Formular beginnt es mit Nein.',
  }),
  'field.default': (subject) => ({
    missing: `Der Anfangswert von „${subject}“`,
    question: `Mit welchem Wert beginnt „${subject}“?`,
    meanwhile: 'Es ist am Anfang leer.',
  }),
  'field.maxLength': (subject) => ({
    missing: `Die größte Länge von „${subject}“`,
    question: `Wie lang darf „${subject}“ sein?`,
    meanwhile: 'Jede Länge ist möglich.',
  }),
  'field.maxItems': (subject) => ({
    missing: `Die größte Zahl von ${subject}`,
    question: `Wie viele Einträge darf ${subject} haben?`,
    meanwhile: 'Jede Zahl wird angenommen.',
  }),
  'field.maxSize': (subject) => ({
    missing: `Die größte Datei von ${subject}`,
    question: `Wie groß darf eine Datei von ${subject} sein?`,
    meanwhile: 'Formulare nehmen Dateien bis 500 kB an; der Server hat keine eigene Grenze.',
  }),
  'field.accept': (subject) => ({
    missing: `Die Dateitypen von ${subject}`,
    question: `Von welchem Typ dürfen Dateien von ${subject} sein?`,
    meanwhile: 'Jeder Typ wird angenommen.',
  }),
  'field.range': (subject) => ({
    missing: `Der Wertebereich von „${subject}“`,
    question: `Welcher kleinste und welcher größte Wert gilt für „${subject}“?`,
    meanwhile: 'Jede Zahl ist möglich.',
  }),
  'field.minimum': (subject) => ({
    missing: `Der kleinste Wert von „${subject}“`,
    question: `Welcher kleinste Wert gilt für „${subject}“?`,
    meanwhile: 'Nach unten ist jede Zahl möglich.',
  }),
  'field.maximum': (subject) => ({
    missing: `Der größte Wert von „${subject}“`,
    question: `Welcher größte Wert gilt für „${subject}“?`,
    meanwhile: 'Nach oben ist jede Zahl möglich; eine Bewertung hat fünf Sterne.',
  }),
  'field.limit': (subject) => ({
    missing: `Ein Grenzwert: ${subject}`,
    question: `Welcher Grenzwert ist hier gemeint: ${subject}?`,
    meanwhile: 'Nichts ist begrenzt.',
  }),
  'field.onDelete': (subject) => ({
    missing: `Was mit „${subject}“ geschieht, wenn der verknüpfte Datensatz gelöscht wird`,
    question: `Was geschieht, wenn der Datensatz gelöscht wird, auf den „${subject}“ verweist?`,
    meanwhile: 'Ein Datensatz, auf den andere verweisen, wird nicht gelöscht.',
  }),
};
