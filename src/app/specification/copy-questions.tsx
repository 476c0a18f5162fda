import { Copy } from 'lucide-react';
import { chapterTitle, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import { questionsOf } from './gap-export.ts';

/** The questions of all gaps as a list, with what is noted at them, to be sent to who can answer them. */
export function CopyQuestions() {
  const { product, gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = useGapWords();
  const { notes } = useNotes();
  const { locale } = useLocale();
  const tell = useToast();
  if (gaps.length === 0) return null;
  const copy = async () => {
    const { specification } = product;
    const titles = new Map(specification.chapters.map((chapter) => [chapter.key, chapterTitle(chapter, messages)]));
    try {
      await navigator.clipboard.writeText(
        questionsOf(gaps, titles, { specification, notes, words, noteWords: texts.notes, locale }),
      );
      tell({ title: texts.overview.copied });
    } catch {
      tell({ title: messages.about.notCopied, isError: true });
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      {texts.overview.copyQuestions}
    </Button>
  );
}
