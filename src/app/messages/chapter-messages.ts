import type { ChapterMessages } from './en/chapters.ts';
import type { Voice } from './languages.ts';
import { loadedTable } from './loaded-table.ts';

/** What the drawn chapters say: apart from all else, as no product screen needs it. */
export const chapterTables: Readonly<Record<Voice, () => Promise<ChapterMessages>>> = {
  en: async () => (await import('./en/chapters.ts')).chapters,
  enAsWritten: async () => (await import('./en/chapters.ts')).chapters,
  de: async () => (await import('./de/chapters.ts')).chapters,
  ar: async () => (await import('./ar/chapters.ts')).chapters,
  ja: async () => (await import('./ja/chapters.ts')).chapters,
};

/** The words of the drawn chapters; suspends until they are there. */
export const useChapterMessages = loadedTable(chapterTables);
