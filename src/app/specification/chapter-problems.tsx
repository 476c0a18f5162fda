import { isError, ProblemLines, problemsAt, useMeanwhile } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Banner } from '#components/banner';
import type { Chapter } from '#specification';

/** What of a chapter cannot be used, or contradicts itself. */
export function ChapterProblems({ chapter }: { chapter: Chapter }) {
  const { mending } = useChapterMessages();
  const meanwhile = useMeanwhile();
  const problems = problemsAt(useDocument().problems, chapter.key);
  if (problems.length === 0) return null;
  const isBroken = problems.some(isError);
  return (
    <Banner tone={isBroken ? 'critical' : 'caution'} title={mending.count(problems.length)}>
      {isBroken && <p>{meanwhile}</p>}
      <ProblemLines problems={problems} />
    </Banner>
  );
}
