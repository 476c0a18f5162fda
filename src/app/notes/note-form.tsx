import { type FormEvent, useId, useRef, useState } from 'react';
import { useChapterMessages } from '#app/messages';
import { readSetting, useSetting, writeSetting } from '#app/settings';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { useToast } from '#components/toast';
import type { Note } from '#specification/notes';
import { changedNote, type Draft, parseDraft } from './draft.ts';
import { NoteWords } from './note-words.tsx';
import { useNotes } from './use-notes.ts';

interface NoteFormProps {
  noteKey: string;
  note: Note;
  /** Whether there is one to be cleared away. */
  isNoted: boolean;
  /** The setting that keeps what is typed until it is saved. */
  draft: string;
  onDone: () => void;
}

/** Who is asked, and a note. What is typed survives a reload and a save that fails. */
export function NoteForm({ noteKey, note, isNoted, draft, onDone }: NoteFormProps) {
  const words = useChapterMessages().notes;
  const { notes, change, file, isWritten } = useNotes();
  const tell = useToast();
  const people = useId();
  const [typed, type] = useSetting(draft, '');
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const seen = JSON.stringify([note.asked ?? '', note.note ?? '']);
  const begun = parseDraft(typed);
  const now: Draft = begun ?? { asked: note.asked ?? '', note: note.note ?? '', seen };
  // Somebody else noted something since it was begun: saved now, that would be lost.
  const isOutdated = (begun?.seen ?? seen) !== seen;
  const set = (part: Partial<Draft>) => type(JSON.stringify({ ...now, ...part }));
  const names = [...new Set([...notes.values()].flatMap(({ asked }) => asked ?? []))].sort();
  const keep = async (next: Note | null) => {
    const saved = readSetting(draft);
    setBusy(true);
    try {
      await change(new Map([[noteKey, next]]));
      tell({ title: isWritten ? words.written(file) : words.kept });
      // What was typed meanwhile is saved next.
      if (readSetting(draft) !== saved) return;
      writeSetting(draft, null);
      onDone();
    } catch {
      tell({ title: words.notKept(file), tone: 'critical' });
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isOutdated) first.current?.focus();
    else void keep(changedNote(note, now, new Date()));
  };
  return (
    <form onSubmit={save} className="flex max-w-form flex-col gap-3 pt-1">
      <Field label={words.asked}>
        <TextInput
          size="sm"
          list={people}
          autoComplete="off"
          value={now.asked}
          onValueChange={(asked) => set({ asked })}
        />
      </Field>
      <datalist id={people}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={words.note}>
        <Textarea value={now.note} onValueChange={(note) => set({ note })} />
      </Field>
      {isOutdated && (
        <Banner
          tone="caution"
          title={words.outdated}
          actions={
            <>
              <Button ref={first} size="sm" onClick={() => writeSetting(draft, null)}>
                {words.takeOther}
              </Button>
              <Button size="sm" onClick={() => set({ seen })}>
                {words.keepMine}
              </Button>
            </>
          }
        >
          {isNoted && <NoteWords note={note} />}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy}>
          {words.save}
        </Button>
        {begun && (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              writeSetting(draft, null);
              onDone();
            }}
          >
            {words.discard}
          </Button>
        )}
        {isNoted && !isOutdated && (
          <Button size="sm" variant="quiet" onClick={() => void keep(null)}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
