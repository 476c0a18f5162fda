import { type Language, languageOf } from '../language.ts';
import { en, type StatusWords } from './en.ts';

const tables: Record<Language, () => Promise<StatusWords>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** What statuses say, in a language that is spoken. */
export function statusWordsFor(locale: string | undefined): Promise<StatusWords> {
  return tables[languageOf(locale)]();
}

export type { StatusWords };
