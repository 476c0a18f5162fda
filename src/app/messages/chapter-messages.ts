import { use } from 'react';
import { freshly } from '#components/lazily';
import { useLocale } from '#components/locale';
import type { Language as Spoken } from '#specification';
import type { ChapterMessages } from './en/chapters/index.ts';
import { languageOf } from './languages.ts';

type Load = () => Promise<{ chapters: ChapterMessages }>;

/** What is said where chapters are drawn, a table a language. */
export const chapterTables: Readonly<Record<Spoken, Load>> = {
  en: () => import('./en/chapters/index.ts'),
  de: () => import('./de/chapters/index.ts'),
  ar: () => import('./ar/chapters/index.ts'),
  ja: () => import('./ja/chapters/index.ts'),
};

const loading = new Map<Spoken, Promise<ChapterMessages>>();

function load(tag: Spoken): Promise<ChapterMessages> {
  const known = loading.get(tag) ?? freshly(chapterTables[tag]).then(({ chapters }) => chapters);
  loading.set(tag, known);
  // One that failed to come is asked for again.
  known.catch(() => loading.delete(tag));
  return known;
}

/** The texts of drawn chapters in the language of the page; suspends while they are on their way. */
export function useChapterMessages(): ChapterMessages {
  return use(load(languageOf(useLocale().locale) ?? 'en'));
}
