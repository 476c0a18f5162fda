import { useMessages } from '#app/messages';
import type { Chapter } from '#specification';
import { chapterTitle } from './chapter-title.ts';

/** A chapter with its number: both in the direction of the title, whatever that of the page is. */
export function ChapterName({ chapter, number }: { chapter: Pick<Chapter, 'key' | 'title'>; number: number }) {
  const messages = useMessages();
  return (
    <bdi>
      {number}. {chapterTitle(chapter, messages)}
    </bdi>
  );
}
