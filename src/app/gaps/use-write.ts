import { useState } from 'react';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { useToast } from '#components/toast';
import { isWritable, writeDocument } from './write-document.ts';

export interface Write {
  /** Writes the document anew, and tells of it; whether it was written. */
  write: (before: string, after: string) => Promise<boolean>;
  isBusy: boolean;
}

/** Writes what is stated into the document; undefined where it can only be copied. */
export function useWrite(): Write | undefined {
  const { name, product } = useDocument();
  const { file } = product.specification;
  const { stating } = useChapterMessages();
  const { undo } = useMessages();
  // What keeps notes in a file keeps documents, too: both only for the page on this machine.
  const { isWritten } = useNotes();
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const put = async (before: string, after: string, tellWritten: () => void) => {
    setBusy(true);
    try {
      const isDone = await writeDocument(before, after);
      if (isDone) tellWritten();
      else tell({ title: stating.changedMeanwhile(file), tone: 'critical' });
      return isDone;
    } catch {
      tell({ title: stating.notWritten(file), tone: 'critical' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undone = () => tell({ title: undo.undone });
  const write = (before: string, after: string) =>
    put(before, after, () =>
      tell({
        title: stating.written(file),
        tone: 'positive',
        actions: [{ label: undo.undo, onAction: () => void put(after, before, undone) }],
      }),
    );
  return isWritable(name) && isWritten ? { write, isBusy } : undefined;
}
