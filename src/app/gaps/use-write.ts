import { useState } from 'react';
import { useChapterMessages, useMessages } from '#app/messages';
import { useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { useToast } from '#components/toast';
import { firstWritten } from './first-written.ts';
import { isWritable, writeDocument } from './write-document.ts';

export interface Write {
  /** Writes the document anew, and tells of it, with the line; whether it was written. */
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
  const put = async (before: string, after: string, tellWritten: () => void, refused: string) => {
    setBusy(true);
    try {
      const isDone = await writeDocument(before, after);
      if (isDone) tellWritten();
      else tell({ title: refused, tone: 'caution', forEveryone: true });
      return isDone;
    } catch {
      tell({ title: stating.notWritten(file), tone: 'critical' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const undone = () => tell({ title: undo.undone, forEveryone: true });
  const takeBack = (before: string, after: string) => void put(after, before, undone, stating.changedSince(file));
  const write = (before: string, after: string) => {
    const written = () =>
      tell({
        title: stating.written(file, firstWritten(before, after)),
        tone: 'positive',
        // What is written may well be who looks.
        forEveryone: true,
        actions: [{ label: undo.undo, onAction: () => takeBack(before, after) }],
      });
    return put(before, after, written, stating.changedMeanwhile(file));
  };
  return isWritable(name) && isWritten ? { write, isBusy } : undefined;
}
