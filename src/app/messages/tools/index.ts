import { asWritten, loadedTable, type Voice } from '#app/messages';
import type { Tools } from './en.ts';

export type { Tools } from './en.ts';

/** What is said where something is done with records: loaded with what says it, in the language that is spoken. */
export const toolTables: Readonly<Record<Voice, () => Promise<Tools>>> = {
  en: async () => (await import('./en.ts')).en,
  enAsWritten: async () => (await import('./en.ts')).enOf(asWritten),
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words of what is done with records; suspends until they are there. */
export const useTools = loadedTable(toolTables);
