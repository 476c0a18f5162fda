import type { Messages } from '#app/messages';
import type { Chapter } from '#specification';

/** What a chapter is called: as the document calls it, else by its usual name. */
export function chapterTitle({ key, title }: Pick<Chapter, 'key' | 'title'>, messages: Messages): string {
  return title ?? messages.about.chapterTitles[key];
}
