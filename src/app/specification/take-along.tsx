import { Copy } from 'lucide-react';
import { useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { useLocale } from '#components/locale';
import { useToast } from '#components/toast';
import type { Gap } from '#specification';
import { exports } from './gap-export.ts';

/** Takes gaps along, into the clipboard. */
export function TakeAlong({ gaps }: { gaps: readonly Gap[] }) {
  const { product } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = useGapWords();
  const { notes } = useNotes();
  const { locale } = useLocale();
  const tell = useToast();
  const take = async (as: keyof typeof exports) => {
    const { specification } = product;
    const context = { specification, notes, words, noteWords: texts.notes, locale };
    try {
      await navigator.clipboard.writeText(exports[as](gaps, context));
      tell({ title: texts.stating.copied });
    } catch {
      tell({ title: messages.about.notCopied, isError: true });
    }
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.gapsPage.take}</legend>
      {(['markdown', 'csv', 'checklist'] as const).map((as) => (
        <Button key={as} size="sm" disabled={gaps.length === 0} onClick={() => void take(as)}>
          <Copy aria-hidden className="size-4" />
          {texts.gapsPage[as]}
        </Button>
      ))}
    </fieldset>
  );
}
