import { type Problem, problemsAt, SourceLink, useProblemWords } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Banner } from '#components/banner';
import type { Chapter } from '#specification';
import { problemText } from '#specification/texts/problems';

/** What of a chapter contradicts itself or cannot be right, each with its line. */
export function ChapterProblems({ chapter }: { chapter: Chapter }) {
  const problems = problemsAt(useDocument().problems, chapter.key);
  return problems.length > 0 && <Said problems={problems} />;
}

function Said({ problems }: { problems: readonly Problem[] }) {
  const { mending } = useChapterMessages();
  const words = useProblemWords();
  return (
    <Banner tone="caution" title={mending.count(problems.length)}>
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 wrap-anywhere">{problemText(problem, words)}</span>
            <SourceLink path={problem.path} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
