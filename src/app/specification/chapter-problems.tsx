import { ProblemLines } from '#app/chapters/drawn';
import { problemsAt } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Banner } from '#components/banner';
import type { Chapter } from '#specification';

/** What of a chapter contradicts itself or cannot be right. */
export function ChapterProblems({ chapter }: { chapter: Chapter }) {
  const { mending } = useChapterMessages();
  const problems = problemsAt(useDocument().problems, chapter.key);
  if (problems.length === 0) return null;
  return (
    <Banner tone="caution" title={mending.count(problems.length)}>
      <ProblemLines problems={problems} />
    </Banner>
  );
}
