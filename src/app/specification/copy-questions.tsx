import { Copy } from 'lucide-react';
import { chapterTitle, useGapWords } from '#app/gaps';
import { useCopy } from '#app/hand-over';
import { type Messages, useMessages } from '#app/messages';
import { type OpenDocument, useDocument } from '#app/product';
import { Button } from '#components/button';
import { type GapWords, gapText } from '#specification/texts/gaps';

/** The questions of all gaps as a list, to be sent to who can answer them. */
export function CopyQuestions() {
  const document = useDocument();
  const messages = useMessages();
  const words = useGapWords();
  const copy = useCopy();
  if (document.gaps.length === 0) return null;
  return (
    <Button size="sm" onClick={() => void copy(questionsOf(document, words, messages))}>
      <Copy aria-hidden className="size-4" />
      {messages.overview.copyQuestions}
    </Button>
  );
}

/** As Markdown, chapter by chapter. */
function questionsOf({ product, gaps }: OpenDocument, words: GapWords, messages: Messages): string {
  const { chapters, file } = product.specification;
  return chapters
    .flatMap((chapter, index) => {
      const lines = gaps
        .filter((gap) => gap.chapter === chapter.key)
        .map((gap) => `- ${gapText(gap, words).question} (${file}:${gap.line})`);
      return lines.length > 0 ? [`## ${index + 1}. ${chapterTitle(chapter, messages)}`, '', ...lines, ''] : [];
    })
    .join('\n');
}
