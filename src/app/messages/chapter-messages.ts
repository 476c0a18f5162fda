import { use } from 'react';
import { freshly } from '#components/lazily';
import { useLocale } from '#components/locale';
import type { Language } from '#specification';
import type { ChapterMessages } from './en/chapters.ts';
import { languageOf } from './languages.ts';

/** What the drawn chapters say: apart from all else, as no product screen needs it. */
export const chapterTables: Readonly<Record<Language, () => Promise<{ chapters: ChapterMessages }>>> = {
  en: () => import('./en/chapters.ts'),
  de: () => import('./de/chapters.ts'),
  ar: () => import('./ar/chapters.ts'),
  ja: () => import('./ja/chapters.ts'),
};

const known = new Map<Language, Promise<ChapterMessages>>();

/** The words of the drawn chapters in a language. */
export function loadChapterMessages(tag: Language): Promise<ChapterMessages> {
  const loading = known.get(tag) ?? freshly(chapterTables[tag]).then(({ chapters }) => chapters);
  known.set(tag, loading);
  // One that failed to come is asked for again.
  loading.catch(() => known.delete(tag));
  return loading;
}

/** The words of the drawn chapters, in the language of the page; suspends while they are on their way. */
export function useChapterMessages(): ChapterMessages {
  return use(loadChapterMessages(languageOf(useLocale().locale) ?? 'en'));
}
