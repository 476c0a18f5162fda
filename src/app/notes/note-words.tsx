import { MessageSquareText } from 'lucide-react';
import { useChapterMessages } from '#app/messages';
import { useLocale } from '#components/locale';
import type { Note } from '#specification/notes';
import { askedWords } from './asked-words.ts';

/** What is noted: who has been asked, since when, and what they wrote. */
export function NoteWords({ note }: { note: Note }) {
  const words = useChapterMessages().notes;
  const { locale } = useLocale();
  const asked = askedWords(note, words, locale);
  return (
    <div className="flex items-start gap-2 rounded-control bg-accent-soft px-2.5 py-1.5 text-sm">
      <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <div className="min-w-0 break-words">
        {asked && <p className="font-medium">{asked}</p>}
        {note.note && <p className="whitespace-pre-line">{note.note}</p>}
      </div>
    </div>
  );
}
