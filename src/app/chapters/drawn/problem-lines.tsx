import { type Problem, SourceLink, useProblemWords } from '#app/gaps';
import { problemText } from '#specification/texts/problems';

/** What is wrong with a document, each with its line and its fact. */
export function ProblemLines({ problems }: { problems: readonly Problem[] }) {
  const words = useProblemWords();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {problems.map((problem, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice in one place
          key={index}
          className="wrap-anywhere"
        >
          <SourceLink path={problem.path} at={problem} />{' '}
          {problem.path && <span className="annotation ms-1">{`${problem.path}: `}</span>}
          {problemText(problem, words)}
        </li>
      ))}
    </ul>
  );
}
