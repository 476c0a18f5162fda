import type { Messages } from '#app/messages';

const words: Omit<Messages['about'], 'backToProduct' | 'notCopied'> = {
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

export const about: Messages['about'] = {
  backToProduct: (file) => `Zurück zu ${file}`,
  notCopied: 'Dieser Browser lässt die App nicht in die Zwischenablage schreiben.',
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
