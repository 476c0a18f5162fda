import type { ChapterMessages } from '#app/messages';
import type { Note } from '#specification/notes';

/** Who has been asked, and since when; empty where nobody has. */
export function askedWords({ asked, since }: Note, words: ChapterMessages['notes'], locale: string): string {
  if (!asked) return '';
  if (!since) return words.askedBy(asked);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(since));
  return words.askedSince(asked, day);
}
