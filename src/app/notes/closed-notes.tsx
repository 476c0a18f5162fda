import { useState } from 'react';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';
import { Heading, Text } from '#components/text';
import { useToast } from '#components/toast';
import { gapKey, type NoteChanges, type Notes } from '#specification/notes';
import { NoteWords } from './note-words.tsx';
import { useNotes } from './use-notes.ts';

/** Notes whose question is not open any more: answered, or its fact is called otherwise. They stay until somebody clears them away. */
export function ClosedNotes() {
  const { product, gaps } = useDocument();
  const words = useChapterMessages().notes;
  const { notes, change, file } = useNotes();
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const open = new Set(gaps.map((gap) => gapKey(gap, product.specification)));
  const closed: Notes = new Map([...notes].filter(([key]) => !open.has(key)));
  if (closed.size === 0) return null;
  const keep = async (changes: NoteChanges) => {
    setBusy(true);
    try {
      await change(changes);
      return true;
    } catch {
      tell({ title: words.notKept(file), isError: true });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const clear = async (keys: readonly string[]) => {
    const before = new Map([...closed].filter(([key]) => keys.includes(key)));
    if (await keep(new Map(keys.map((key) => [key, null]))))
      tell({
        title: words.cleared(keys.length),
        actions: [{ label: words.bringBack, onAction: () => void keep(before) }],
      });
  };
  return (
    <section aria-labelledby="closed-notes" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="closed-notes">
          {words.closed(closed.size)}
        </Heading>
        <Button size="sm" busy={isBusy} onClick={() => void clear([...closed.keys()])}>
          {words.clearAll}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        {words.closedText}
      </Text>
      <ul className="flex flex-col gap-3">
        {[...closed].map(([key, note]) => (
          <li key={key} className="flex flex-col gap-1.5 rounded-sheet border border-line bg-surface p-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 font-medium">{note.question ?? key}</p>
              <Button
                size="sm"
                tone="quiet"
                aria-label={words.clearOne(note.question ?? key)}
                onClick={() => void clear([key])}
              >
                {words.clear}
              </Button>
            </div>
            <NoteWords note={note} />
            <code dir="ltr" className="annotation break-all text-start text-muted">
              {key}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
