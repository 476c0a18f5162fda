import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { Button } from '#components/button';

/** A piece of a document, as it is written; it can be copied, and scrolls by itself. */
export function Snippet({ text, actions }: { text: string; actions?: ReactNode }) {
  const texts = useChapterMessages();
  const copy = useCopy();
  return (
    <div className="flex flex-wrap items-start justify-end gap-2 rounded-control border border-line bg-sunken p-2">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        dir="ltr"
        className="annotation min-w-0 flex-[1_1_16rem] overflow-x-auto p-1 text-start text-ink"
      >
        <code>{text}</code>
      </pre>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => void copy(text)}>
          <Copy aria-hidden className="size-4" />
          {texts.stating.copy}
        </Button>
        {actions}
      </div>
    </div>
  );
}
