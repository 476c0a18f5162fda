import { CircleX } from 'lucide-react';
import { isRefused, problemsAt } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Badge } from '#components/badge';
import type { Chapter } from '#specification';
import { certaintyOf } from './certainty.ts';

/** How far a chapter is known, in a word; before that, whether what stands in it could be read. */
export function ChapterState({ chapter }: { chapter: Chapter }) {
  const { product, problems, gaps } = useDocument();
  const { states, statedInPart, refused, refusedInPart } = useChapterMessages().overview;
  const isInPart = problemsAt(problems, chapter.key).some(({ severity }) => severity === 'error');
  const wrong = isRefused(product.specification, chapter) ? refused : isInPart ? refusedInPart : undefined;
  if (wrong)
    return (
      <Badge tone="critical" icon={<CircleX aria-hidden />}>
        {wrong}
      </Badge>
    );
  const isOpen = gaps.some((gap) => gap.chapter === chapter.key && gap.weight !== 'detail');
  return (
    <Badge certainty={certaintyOf[chapter.state]}>
      {chapter.state === 'stated' && isOpen ? statedInPart : states[chapter.state]}
    </Badge>
  );
}
