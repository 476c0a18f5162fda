import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDocument } from '#app/product';
import { readSetting, useSetting, writeSetting } from '#app/settings';
import { closed, type NoteChanges, notesFileOf, readChanges, writeNotes } from '#specification/notes';
import { loadNotes, sendChanges } from './load-notes.ts';
import { type Merged, merged } from './merged.ts';

export interface OpenNotes extends Merged {
  /** What the file is called, beside its document. */
  file: string;
  /** Whether they are written into it at once; else they stay in this browser until they are exported. */
  isWritten: boolean;
  isPending: boolean;
  /** Keeps changes, in the file or in this browser. Throws where that is not possible. */
  change: (changes: NoteChanges) => Promise<void>;
}

const following = new WeakSet<QueryClient>();

/** Reads a file anew once it was changed: once, however many gaps ask for what is in it. */
function follow(client: QueryClient) {
  if (following.has(client)) return;
  following.add(client);
  import.meta.hot?.on('ninefold:notes', ({ id }: { id: string }) => {
    void client.invalidateQueries({ queryKey: ['notes', id] });
  });
}

/** The notes of the document that is open; the same everywhere on the page and in every tab. */
export function useNotes(): OpenNotes {
  const document = useDocument();
  const { id, name, product } = document;
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['notes', name, id],
    queryFn: () => loadNotes(document),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => follow(client), [client]);
  const setting = `notes.${id}`;
  const [browser] = useSetting(setting, '');
  const { text = '', isWritten = false, isClosed = isError } = data ?? {};
  const change = async (changes: NoteChanges) => {
    const kept = readSetting(setting) ?? '';
    const { notes: before = new Map(), fault } = readChanges(kept);
    // What cannot be read is laid aside, as somebody may still want to.
    if (fault) {
      const aside = [readSetting(`${setting}.unread`), kept].filter(Boolean).join('\n');
      // There is room for it once it is gone from there.
      writeSetting(setting, null);
      if (!writeSetting(`${setting}.unread`, aside)) writeSetting(setting, kept);
    }
    const all = new Map([...before, ...changes]);
    if (isWritten) {
      try {
        await sendChanges(name, all);
        writeSetting(setting, null);
      } finally {
        // What was wrong with the file is told with it.
        await refetch();
      }
    } else if (!writeSetting(setting, writeNotes(all))) throw new Error('the browser keeps no more');
  };
  const found = merged(text, browser);
  return {
    ...found,
    ...(isClosed && { fault: closed }),
    file: notesFileOf(product.specification.file),
    isWritten,
    isPending,
    change,
  };
}
