import type { ChapterTitles } from './index.ts';

export const de: ChapterTitles = {
  purpose: 'Zweck und Zielgruppe',
  screens: 'Bildschirme und Pfade',
  entities: 'Entitäten und Felder',
  lifecycles: 'Zustände und Übergänge',
  rules: 'Prüfregeln',
  access: 'Rollen und Berechtigungen',
  calls: 'Aufrufe',
  errors: 'Fehlerkatalog',
  constants: 'Konstanten und Grenzwerte',
};
