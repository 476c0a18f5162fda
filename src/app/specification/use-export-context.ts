import { chapterTitle, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useProduct } from '#app/product';
import { useLocale } from '#components/locale';
import type { ExportContext } from './gap-export.ts';

/** What the gaps of the open document are said with, in the language of the page. */
export function useExportContext(): ExportContext {
  const product = useProduct();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = useGapWords();
  const { notes } = useNotes();
  const { locale } = useLocale();
  return {
    title: `${product.title.text}: ${messages.about.allGaps}`,
    chapterCalled: (chapter) => chapterTitle(chapter, messages),
    ...{ specification: product.specification, notes, words, noteWords: texts.notes, locale },
  };
}
