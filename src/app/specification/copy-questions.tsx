import { Copy } from 'lucide-react';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { questionsOf } from './gap-export.ts';
import { useExportContext } from './use-export-context.ts';

/** The questions of all gaps as a list, with what is noted at them, to be sent to who can answer them. */
export function CopyQuestions() {
  const { gaps } = useDocument();
  const texts = useChapterMessages();
  const context = useExportContext();
  const copy = useCopy();
  if (gaps.length === 0) return null;
  return (
    <Button size="sm" className="print:hidden" onClick={() => void copy(questionsOf(gaps, context))}>
      <Copy aria-hidden className="size-4" />
      {texts.overview.copyQuestions}
    </Button>
  );
}
