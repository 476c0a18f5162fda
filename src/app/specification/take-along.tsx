import { Copy } from 'lucide-react';
import { useGapWords } from '#app/gaps';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import type { Gap } from '#specification';
import { exports } from './gap-export.ts';

/** Takes gaps along, into the clipboard. */
export function TakeAlong({ gaps }: { gaps: readonly Gap[] }) {
  const { product } = useDocument();
  const texts = useChapterMessages();
  const words = useGapWords();
  const { notes } = useNotes();
  const { locale } = useLocale();
  const copy = useCopy();
  const context = { specification: product.specification, notes, words, noteWords: texts.notes, locale };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.gapsPage.take}</legend>
      {(['markdown', 'csv', 'checklist'] as const).map((as) => (
        <Button key={as} size="sm" disabled={gaps.length === 0} onClick={() => void copy(exports[as](gaps, context))}>
          <Copy aria-hidden className="size-4" />
          {texts.gapsPage[as]}
        </Button>
      ))}
    </fieldset>
  );
}
