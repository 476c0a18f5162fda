import { loadedTable, type Voice } from '#app/messages';
import type { Answering } from './en.ts';

/** What inputs say beyond their labels: loaded with them, in the language that is spoken. */
export const answeringTables: Readonly<Record<Voice, () => Promise<Answering>>> = {
  en: async () => (await import('./en.ts')).en,
  enAsWritten: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of inputs; suspends until they are there. */
export const useAnswering = loadedTable(answeringTables);
