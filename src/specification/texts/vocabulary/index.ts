import { type Language, languageOf } from '../language.ts';
import { en } from './en.ts';
import type { VocabularyWords } from './words.ts';

const tables: Record<Language, () => Promise<VocabularyWords>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of the vocabulary in a language that is spoken. */
export function vocabularyWordsFor(locale: string | undefined): Promise<VocabularyWords> {
  return tables[languageOf(locale)]();
}

export type { VocabularyWords } from './words.ts';
