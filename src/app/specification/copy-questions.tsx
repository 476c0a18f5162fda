import { Copy } from 'lucide-react';
import { chapterTitle, useGapWords } from '#app/gaps';
import { useCopy } from '#app/hand-over';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import { questionsOf } from './gap-export.ts';

/** The questions of all gaps as a list, with what is noted at them, to be sent to who can answer them. */
export function CopyQuestions() {
  const { product, gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = useGapWords();
  const { notes } = useNotes();
  const { locale } = useLocale();
  const copy = useCopy();
  if (gaps.length === 0) return null;
  const questions = () => {
    const { specification } = product;
    const titles = new Map(specification.chapters.map((chapter) => [chapter.key, chapterTitle(chapter, messages)]));
    return questionsOf(gaps, titles, { specification, notes, words, noteWords: texts.notes, locale });
  };
  return (
    <Button size="sm" onClick={() => void copy(questions())}>
      <Copy aria-hidden className="size-4" />
      {texts.overview.copyQuestions}
    </Button>
  );
}
