import { useRef, useState } from 'react';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { readSetting } from '#app/settings';
import type { Gap } from '#specification';
import { gapKey } from '#specification/notes';
import { NoteForm } from './note-form.tsx';
import { NoteWords } from './note-words.tsx';
import { useNotes } from './use-notes.ts';

/** What is noted at a gap, and a place to write it. */
export function NoteAtGap({ gap, question }: { gap: Gap; question: string }) {
  const { id, product } = useDocument();
  const words = useChapterMessages().notes;
  const { notes } = useNotes();
  const key = gapKey(gap, product.specification);
  const note = notes.get(key);
  // What was typed and not saved yet is still there.
  const [isOpen, setOpen] = useState(() => readSetting(draftOf(id, key)) !== null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    summary.current?.focus();
  };
  return (
    <div className="mt-1 flex flex-col gap-1">
      {note && !isOpen && <NoteWords note={note} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="print:hidden">
        <summary ref={summary} className="min-h-6 w-fit font-medium">
          {note ? words.change : words.write}
        </summary>
        {isOpen && (
          <NoteForm
            noteKey={key}
            note={{ ...note, question }}
            isNoted={note !== undefined}
            draft={draftOf(id, key)}
            onDone={close}
          />
        )}
      </details>
    </div>
  );
}

const draftOf = (id: string, key: string) => `note.${id}.${key}`;
