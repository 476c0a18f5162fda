import { useProblemWords } from '#app/gaps';
import { useMessages } from '#app/messages';
import { type OpenDocument, useProduct } from '#app/product';
import { formatProblem } from '#specification/texts/problems';

const shown = 5;

/** The first problems of a document, each with its line, in the language of the page. */
export function ProblemList({ problems }: Pick<OpenDocument, 'problems'>) {
  const { specification } = useProduct();
  const messages = useMessages();
  const words = useProblemWords();
  return (
    <>
      <ul className="annotation mt-1.5 flex flex-col gap-1">
        {problems.slice(0, shown).map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.path} ${problem.code}`}>
            {formatProblem(specification.file, problem, words)}
          </li>
        ))}
      </ul>
      {problems.length > shown && <p className="mt-1">{messages.problems.further(problems.length - shown)}</p>}
    </>
  );
}
