import { loadedTable } from '#app/messages';
import type { Language } from '#specification';
import type { Answering } from './en.ts';

/** What inputs say beyond their labels: loaded with them, in the language that is spoken. */
export const answeringTables: Readonly<Record<Language, () => Promise<Answering>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of inputs; suspends until they are there. */
export const useAnswering = loadedTable(answeringTables);
