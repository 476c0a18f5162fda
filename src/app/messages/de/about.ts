import type { Messages } from '#app/messages';

export const about: Messages['about'] = {
  backToProduct: 'Zurück zu PRODUCT.md',
  notCopied: 'Dieser Browser lässt die App nicht in die Zwischenablage schreiben.',
  allGaps: 'Alle Lücken',
  vocabulary: 'Vokabular',
  chapterTitles: {
    purpose: 'Zweck und Zielgruppe',
    screens: 'Bildschirme und Pfade',
    entities: 'Entitäten und Felder',
    lifecycles: 'Zustände und Übergänge',
    rules: 'Prüfregeln',
    access: 'Rollen und Berechtigungen',
    calls: 'Aufrufe',
    errors: 'Fehlerkatalog',
    constants: 'Konstanten und Grenzwerte',
  },
};
