import { type Language, languageOf } from '#specification';
import { en, type Words } from './en.ts';

const tables: Record<Language, () => Promise<Words>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of claims and of what became of them, in a language that is spoken. */
export function verificationWordsFor(locale: string | undefined): Promise<Words> {
  return tables[languageOf(locale)]();
}

/** A sentence that is said in whatever language is asked for. */
export type Said = (words: Words) => string;

export { en, type Words };
