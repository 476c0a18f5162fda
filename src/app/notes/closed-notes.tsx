import { useEffect, useRef, useState } from 'react';
import { useChapterMessages } from '#app/messages';
import { Button } from '#components/button';
import { Heading, Text } from '#components/text';
import { useToast } from '#components/toast';
import { isSame } from '#specification';
import type { Note, NoteChanges, Notes } from '#specification/notes';
import { ClosedNote } from './closed-note.tsx';
import { useNotes } from './use-notes.ts';

interface ClosedNotesProps {
  /** The questions that are asked now, by the keys of their notes. */
  open: ReadonlyMap<string, string>;
  /** What a chapter is called. */
  titleOf: (chapter: string) => string | undefined;
}

/** Notes whose question is not open any more: answered, or its fact is called otherwise. They stay until somebody moves or clears them away. */
export function ClosedNotes({ open, titleOf }: ClosedNotesProps) {
  const words = useChapterMessages().notes;
  const { notes, change, file } = useNotes();
  const tell = useToast();
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(notes);
  useEffect(() => {
    newest.current = notes;
  }, [notes]);
  const closed: Notes = new Map([...notes].filter(([key]) => !open.has(key)));
  if (closed.size === 0) return null;
  const keep = async (changes: NoteChanges) => {
    setBusy(true);
    try {
      await change(changes);
      return true;
    } catch {
      tell({ title: words.notKept(file), tone: 'critical' });
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
  const move = async (key: string, note: Note, to: string) => {
    const question = open.get(to) ?? '';
    const moved = { ...note, question };
    const back = () => {
      // What was written there since stays.
      const isThere = isSame(newest.current.get(to), moved);
      void keep(new Map([[key, note], ...(isThere ? [[to, null] as const] : [])]));
    };
    if (
      await keep(
        new Map([
          [key, null],
          [to, moved],
        ]),
      )
    )
      tell({ title: words.moved(question), actions: [{ label: words.bringBack, onAction: back }] });
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
          <ClosedNote
            key={key}
            noteKey={key}
            note={note}
            about={titleOf(chapterOf(key))}
            questions={[...open].filter(([other]) => chapterOf(other) === chapterOf(key) && !notes.has(other))}
            onMove={(to) => void move(key, note, to)}
            onClear={() => void clear([key])}
          />
        ))}
      </ul>
    </section>
  );
}

/** The chapter that a note is of, by its key. */
function chapterOf(key: string): string {
  return key.split(/[. ]/, 1)[0] ?? '';
}
