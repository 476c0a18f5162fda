import { ChevronDown, Copy, Download } from 'lucide-react';
import { download } from '#app/csv';
import { saveFile, useCopy } from '#app/hand-over';
import { useChapterMessages, useMessages } from '#app/messages';
import { Button } from '#components/button';
import { DropdownMenu, type MenuEntry } from '#components/dropdown-menu';
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
  const formats = ['markdown', 'csv', 'checklist'] as const;
  const entries: MenuEntry[] = [
    ...formats.map((as) => ({
      kind: 'action' as const,
      label: texts.gapsPage.copyAs(texts.gapsPage[as]),
      icon: <Copy aria-hidden />,
      onSelect: () => void copy(exports[as](gaps, context)),
    })),
    { kind: 'separator' },
    ...formats.map((as) => ({
      kind: 'action' as const,
      label: texts.gapsPage.saveAs(texts.gapsPage[as]),
      icon: <Download aria-hidden />,
      onSelect: () => void save(as),
    })),
  ];
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="sm" disabled={gaps.length === 0}>
          {texts.gapsPage.take}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
      entries={entries}
    />
  );
}
