import { CircleX } from 'lucide-react';
import { isRefused } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import type { Chapter } from '#specification';
import { certaintyOf } from './certainty.ts';

/** How far a chapter is known, in a word. */
export function ChapterState({ chapter }: { chapter: Chapter }) {
  const { specification } = useProduct();
  const { states, refused } = useChapterMessages().overview;
  if (isRefused(specification, chapter))
    return (
      <Badge tone="critical" icon={<CircleX aria-hidden />}>
        {refused}
      </Badge>
    );
  return <Badge certainty={certaintyOf[chapter.state]}>{states[chapter.state]}</Badge>;
}
