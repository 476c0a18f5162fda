import { Copy, Download } from 'lucide-react';
import { download } from '#app/csv';
import { saveFile, useCopy } from '#app/hand-over';
import { useChapterMessages, useMessages } from '#app/messages';
import { Button } from '#components/button';
import { useToast } from '#components/toast';
import type { Gap } from '#specification';
import { endings, exports } from './gap-export.ts';
import { useExportContext } from './use-export-context.ts';

/** Takes gaps along, into the clipboard or as a file. */
export function TakeAlong({ gaps }: { gaps: readonly Gap[] }) {
  const context = useExportContext();
  const texts = useChapterMessages();
  const messages = useMessages();
  const tell = useToast();
  const copy = useCopy();
  const save = async (as: keyof typeof exports) => {
    const [document = ''] = context.specification.file.split('/').slice(-1);
    const name = `${document.replace(/\.\w+$/, '')}-${endings[as]}`;
    try {
      const text = await exports[as](gaps, context);
      if (as === 'csv') download(name, text);
      else saveFile(name, new Blob([text], { type: 'text/markdown' }));
    } catch {
      // What writes CSV is only loaded then.
      tell({ title: messages.problems.notLoaded, tone: 'critical' });
    }
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-sm text-muted">{texts.gapsPage.take}</legend>
      {(['markdown', 'csv', 'checklist'] as const).map((as) => (
        <span key={as} className="inline-flex max-w-full">
          <Button
            size="sm"
            disabled={gaps.length === 0}
            onClick={() => void copy(exports[as](gaps, context))}
            className="min-w-0 shrink! rounded-e-none"
          >
            <Copy aria-hidden className="size-4 shrink-0" />
            {texts.gapsPage.copyAs(texts.gapsPage[as])}
          </Button>
          <Button
            size="sm"
            aria-label={texts.gapsPage.saveAs(texts.gapsPage[as])}
            disabled={gaps.length === 0}
            onClick={() => void save(as)}
            className="-ms-px rounded-s-none"
          >
            <Download aria-hidden className="size-4 shrink-0" />
          </Button>
        </span>
      ))}
    </fieldset>
  );
}
