import { useChapterMessages } from '#app/messages';
import { Button } from '#components/button';
import { Select } from '#components/select';
import type { Note } from '#specification/notes';
import { NoteWords } from './note-words.tsx';

interface ClosedNoteProps {
  noteKey: string;
  note: Note;
  /** What its chapter is called. */
  about: string | undefined;
  /** Where it could go instead: keys and their questions. */
  questions: readonly (readonly [key: string, question: string])[];
  onMove: (key: string) => void;
  onClear: () => void;
}

/** A note whose question is not open any more: what it was about, and the ways on. */
export function ClosedNote({ noteKey, note, about, questions, onMove, onClear }: ClosedNoteProps) {
  const words = useChapterMessages().notes;
  const question = note.question ?? noteKey;
  return (
    <li className="flex flex-col gap-1.5 rounded-sheet border border-line bg-surface p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          {about && <p className="text-sm text-muted">{about}</p>}
          <p className="font-medium">{question}</p>
          <code dir="ltr" className="annotation block break-all text-start text-muted">
            {noteKey}
          </code>
        </div>
        <Button size="sm" variant="quiet" aria-label={words.clearOne(question)} onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <NoteWords note={note} />
      {questions.length > 0 && (
        <span className="max-w-form">
          <Select
            size="sm"
            aria-label={`${words.move}: ${question}`}
            placeholder={words.move}
            value={null}
            onValueChange={(to) => to !== null && onMove(to)}
            options={questions.map(([value, label]) => ({ value, label }))}
          />
        </span>
      )}
    </li>
  );
}
