import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Text } from '#components/text';
import { useToast } from '#components/toast';
import { type NoteChanges, type Notes, readNotes, writeNotes } from '#specification/notes';
import { FaultBanner, type FaultBannerProps } from './fault-banner.tsx';
import { imported } from './merged.ts';
import { useNotes } from './use-notes.ts';

/** Where the notes are kept, and the ways to take them along and to bring them. */
export function NotesBar() {
  const words = useChapterMessages().notes;
  const { notes, fault, file, isWritten, isPending, change } = useNotes();
  const tell = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<FaultBannerProps>();
  const [differing, setDiffering] = useState<Notes>(new Map());
  const keep = async (changes: NoteChanges) => {
    try {
      await change(changes);
      tell({ title: words.imported(changes.size) });
      return true;
    } catch {
      tell({ title: words.notKept(file), tone: 'critical' });
      return false;
    }
  };
  const bring = async (chosen: File) => {
    const text = await chosen.text().catch(() => undefined);
    if (text === undefined) {
      tell({ title: words.unreadable(chosen.name), tone: 'critical' });
      return;
    }
    const read = readNotes(text);
    setRefused(read.fault && { file: chosen.name, fault: read.fault });
    if (!read.notes) return;
    const found = imported(notes, read.notes);
    setDiffering(found.differing);
    if (found.added.size > 0 || found.differing.size === 0) await keep(found.added);
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2" aria-busy={isPending || undefined}>
        <Text size="sm" tone="muted" className="min-w-0 flex-1 basis-72">
          {isWritten ? words.inFile(file) : words.inBrowser(file)}
        </Text>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={notes.size === 0 || fault !== undefined}
            onClick={() => saveFile(baseName(file), new Blob([writeNotes(notes)], { type: 'application/json' }))}
          >
            <Download aria-hidden className="size-4" />
            {words.export}
          </Button>
          <Button size="sm" onClick={() => input.current?.click()}>
            <Upload aria-hidden className="size-4" />
            {words.import}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            tabIndex={-1}
            aria-hidden
            className="hidden"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void bring(chosen);
              target.value = '';
            }}
          />
        </div>
      </div>
      {fault && <FaultBanner file={file} fault={fault} />}
      {refused && <FaultBanner {...refused} />}
      {differing.size > 0 && (
        <Banner
          tone="caution"
          title={words.differ(differing.size)}
          actions={
            <>
              <Button
                size="sm"
                onClick={() => void keep(differing).then((isKept) => isKept && setDiffering(new Map()))}
              >
                {words.takeTheirs}
              </Button>
              <Button size="sm" onClick={() => setDiffering(new Map())}>
                {words.keepMine}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}

const baseName = (file: string) => file.split('/').at(-1) ?? file;
